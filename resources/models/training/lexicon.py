"""The words of the primer models: everyday English with Chinese, written by hand for this program.

Every table is one text: entries separated by `;`, fields by blanks, a plural or an irregular form after `/`.
Chinese stands where a sentence with that word can be translated; the measure word follows it.
"""


def entries(table):
    return [entry.split() for entry in table.replace("\n", " ").split(";") if entry.strip()]


def plural(word):
    if word.endswith(("s", "x", "ch", "sh", "z")):
        return word + "es"
    if word.endswith("y") and word[-2] not in "aeiou":
        return word[:-1] + "ies"
    return word + "s"


class Noun:
    """A countable noun: English singular and plural, Chinese and its measure word, pronoun, kind, fitting adjectives."""

    def __init__(self, entry, pronoun, kind, adjectives=()):
        single, _, many = entry[0].partition("/")
        self.single, self.plural = single, many or plural(single)
        self.zh, self.measure = entry[1], entry[2] if len(entry) > 2 else "个"
        self.pronoun, self.kind, self.adjectives = pronoun, kind, adjectives
        self.deeds = []  # what only this one does


def nouns(table, pronoun, kind, adjectives=()):
    return {entry[0].split("/")[0]: Noun(entry, pronoun, kind, adjectives) for entry in entries(table)}


MALE = nouns("""boy 男孩; man/men 男人; king 国王 位; father 爸爸; dad 爸爸; brother 哥哥; uncle 叔叔; prince 王子 位;
grandfather 爷爷; grandpa 爷爷; son 儿子; husband 丈夫; policeman/policemen 警察 名; waiter 男服务员 名""", "he", "person")
FEMALE = nouns("""girl 女孩; woman/women 女人; queen 女王 位; mother 妈妈; mom 妈妈; sister 姐姐; aunt 阿姨; princess 公主 位;
grandmother 奶奶; grandma 奶奶; daughter 女儿; wife/wives 妻子; lady 女士 位; waitress 女服务员 名""", "she", "person")
JOBS = nouns("""teacher 老师 位; student 学生; doctor 医生 位; nurse 护士 位; farmer 农民; cook 厨师 位; driver 司机 位;
singer 歌手 位; painter 画家 位; baker 面包师 位; writer 作家 位; pilot 飞行员 名; soldier 士兵 名; sailor 水手 名;
dancer 舞者 位; lawyer 律师 位; scientist 科学家 位; artist 艺术家 位; child/children 孩子; baby 宝宝; kid 小孩; friend 朋友;
neighbor 邻居; guest 客人 位; player 球员 名; thief/thieves 小偷; tourist 游客 位; worker 工人 名; engineer 工程师 位;
actor 演员 位; judge 法官 位; dentist 牙医 位; classmate 同学 位; cousin 表弟; visitor 访客 位; customer 顾客 位; boss 老板 位;
stranger 陌生人; winner 赢家; leader 领导 位; captain 队长 位; president 总统 位; professor 教授 位; gardener 园丁 位;
hunter 猎人; clown 小丑; witch 女巫; giant 巨人; ghost 鬼; coach 教练 位; musician 音乐家 位; poet 诗人 位; person/people 人;
parent 家长 位; adult 大人; teenager 少年; hero/heroes 英雄 位; expert 专家 位; reporter 记者 名; firefighter 消防员 名;
carpenter 木匠; tailor 裁缝; librarian 图书管理员 位; secretary 秘书 位; owner 主人 位; enemy 敌人; partner 伙伴; pirate 海盗;
knight 骑士 位; wizard 巫师; runner 跑步者; swimmer 游泳者; reader 读者 位; speaker 演讲者 位; manager 经理 位""", "", "person")
ANIMALS = nouns("""cat 猫 只; dog 狗 条; bird 鸟 只; horse 马 匹; cow 牛 头; sheep/sheep 羊 只; pig 猪 头; duck 鸭子 只; fish/fish 鱼 条;
mouse/mice 老鼠 只; rabbit 兔子 只; lion 狮子 头; bear 熊 头; fox 狐狸 只; wolf/wolves 狼 匹; monkey 猴子 只; elephant 大象 头;
frog 青蛙 只; bee 蜜蜂 只; snake 蛇 条; chicken 鸡 只; goat 山羊 只; kitten 小猫 只; puppy 小狗 条; tiger 老虎 只;
owl 猫头鹰 只; animal 动物; turtle 乌龟 只; panda 熊猫 只; spider 蜘蛛 只; butterfly 蝴蝶 只; ant 蚂蚁 只; deer/deer 鹿 头;
donkey 驴 头; camel 骆驼 头; parrot 鹦鹉 只; penguin 企鹅 只; whale 鲸鱼 头; dolphin 海豚 条; shark 鲨鱼 条; squirrel 松鼠 只;
goose/geese 鹅 只; rat 田鼠 只; hen 母鸡 只; lamb 羊羔 只; pet 宠物 只; fly 苍蝇 只; giraffe 长颈鹿 头; zebra 斑马 匹; crab 螃蟹 只;
dragon 龙 条; dinosaur 恐龙 头; crow 乌鸦 只; eagle 老鹰 只; pigeon 鸽子 只""", "it", "animal")

# Adjectives: English, Chinese. One character stands before its noun alone, more take 的.
ADJECTIVES = dict(entry for entry in entries("""big 大; small 小; new 新; old 旧; good 好; bad 坏; long 长; short 短; high 高; tall 高;
wide 宽; heavy 重; light 轻; hot 热; cold 冷; warm 暖和; cool 凉快; soft 软; hard 硬; clean 干净; dirty 脏; wet 湿; dry 干;
comfortable 舒服; empty 空; full 满; broken 坏掉; beautiful 漂亮; pretty 好看; ugly 丑; nice 不错; strong 结实; wooden 木头;
fresh 新鲜; sweet 甜; sour 酸; ripe 成熟; rotten 腐烂; tasty 可口; delicious 好吃; fast 快; slow 慢; expensive 昂贵; cheap 便宜;
loud 响; quiet 安静; interesting 有趣; boring 无聊; funny 好笑; sad 难过; famous 有名; dark 暗; bright 明亮; deep 深; sharp 锋利;
lost 丢失; useful 有用; important 重要; difficult 难; easy 容易; strange 奇怪; dangerous 危险; safe 安全; little 小; young 年轻;
clever 聪明; lazy 懒; poor 穷; rich 富有; brave 勇敢; kind 善良; strict 严格; busy 忙; happy 高兴; tired 累; hungry 饿;
thirsty 渴; sleepy 困; afraid 害怕; angry 生气; sick 生病; bored 厌倦; lonely 孤独; curious 好奇; excited 兴奋; nervous 紧张;
cute 可爱; great 伟大; free 自由; round 圆; thin 瘦; fat 胖; right 对; wrong 错; ready 准备好; late 迟到; favorite 最喜欢; modern 现代;
healthy 健康; polite 礼貌; friendly 友好; careful 小心; proud 骄傲; surprised 惊讶; worried 担心; scared 惊慌; shy 害羞; honest 诚实;
smart 聪明; wise 明智; silly 傻; wild 野生; real 真正; simple 简单; special 特别; popular 受欢迎; huge 巨大; tiny 微小; thick 厚;
flat 平; narrow 窄; open 开着; closed 关着; ancient 古老; crowded 拥挤; noisy 吵闹; gentle 温柔; cruel 残忍; perfect 完美; wonderful 精彩;
terrible 糟糕; colorful 多彩; magic 神奇; golden 金色""") )
COLORS = dict(entries("""red 红色; blue 蓝色; green 绿色; yellow 黄色; black 黑色; white 白色; brown 棕色; pink 粉色; orange 橙色;
purple 紫色; gray 灰色"""))
# What only living things are, and what describes them before the noun.
FEELINGS = """tired hungry thirsty sleepy afraid happy sad angry sick bored lonely curious excited nervous busy surprised worried
scared""".split()
TRAITS = """big small old young little quiet kind strange nice tall strong funny clever lazy poor rich brave cute fat thin famous
shy polite friendly honest smart wise silly gentle proud""".split()
STRONG_ZH = {"strong": "强壮", "old": "老"}  # said of somebody

THINGS = {}
for table, adjectives in [
    ("""mat 垫子 块; rug 地毯 块; bed 床 张; pillow 枕头; blanket 毯子 条; sofa 沙发 张; cushion 坐垫; sweater 毛衣 件; towel 毛巾 条;
    coat 大衣 件; carpet 地毯 块; chair 椅子 把; jacket 夹克 件; seat 座位; sock 袜子 只; glove 手套 只; scarf/scarves 围巾 条""",
     "soft warm clean dirty wet dry new comfortable"),
    ("""cup 杯子; plate 盘子; glass 玻璃杯; bottle 瓶子; bowl 碗; window 窗户 扇; mirror 镜子 面; vase 花瓶; lamp 灯 盏; clock 钟;
    watch 手表 块; jar 罐子; pot 锅 口; pan 平底锅 口; dish 碟子""", "broken clean dirty empty full new old beautiful"),
    ("""box 盒子; bag 包; table 桌子 张; door 门 扇; desk 书桌 张; stone 石头 块; suitcase 箱子; wall 墙 面; ladder 梯子 架; basket 篮子;
    bench 长凳 条; shelf/shelves 架子; cabinet 柜子; drawer 抽屉; fence 栅栏; gate 大门 扇; trunk 树干; rock 岩石 块; trophy 奖杯; backpack 背包;
    fridge 冰箱 台; oven 烤箱 台; cage 笼子; bucket 水桶""", "heavy big small old new wooden strong broken"),
    ("""apple 苹果; cake 蛋糕 块; banana 香蕉 根; egg 鸡蛋; cookie 饼干 块; sandwich 三明治; potato/potatoes 土豆; carrot 胡萝卜 根;
    pear 梨; pie 馅饼; tomato/tomatoes 番茄; grape 葡萄 颗; lemon 柠檬; peach 桃子; strawberry 草莓 颗; cherry 樱桃 颗; onion 洋葱;
    melon 瓜; nut 坚果 颗; pizza 披萨; hamburger 汉堡; noodle 面条 根; vegetable 蔬菜 种; mushroom 蘑菇; pumpkin 南瓜; bean 豆子 颗; candy 糖果 颗;
    pancake 煎饼""", "fresh sweet ripe rotten tasty delicious cold small"),
    ("""car 汽车 辆; bus 公共汽车 辆; train 火车 列; boat 船 条; bike 自行车 辆; truck 卡车 辆; plane 飞机 架; ship 轮船 艘;
    bicycle 自行车 辆; taxi 出租车 辆; subway 地铁 条; rocket 火箭; wagon 马车 辆; motorcycle 摩托车 辆; helicopter 直升机 架""",
     "fast slow new old expensive loud broken full"),
    ("""book 书 本; letter 信 封; story 故事; picture 图画 幅; song 歌 首; poem 诗 首; newspaper 报纸 份; map 地图 张; movie 电影 部;
    game 游戏; magazine 杂志 本; photo 照片 张; painting 油画 幅; film 影片 部; lesson 课 节; joke 笑话; idea 主意; plan 计划; question 问题;
    answer 答案; message 消息 条; word 词; sentence 句子; language 语言 种; test 测验; exam 考试 场; problem 难题; name 名字; number 数字;
    color 颜色 种; dream 梦; gift 礼物 份; present 礼品 份; holiday 假期; party 聚会 场; secret 秘密; report 报告 份; article 文章 篇;
    speech 演讲 场; class 课程 门; dictionary 词典 本; calendar 日历 本; diary 日记 本; email 邮件 封; page 页 页; list 清单 张; card 卡片 张;
    ticket 票 张; stamp 邮票 张; rule 规则 条; reason 原因; mistake 错误; trip 旅行 次; adventure 冒险 次; concert 音乐会 场; match 比赛 场; race 赛跑 场;
    law 法律 条; fact 事实; example 例子; job 工作 份; event 活动""", "interesting boring long short funny sad famous old"),
    ("""house 房子 座; room 房间; street 街道 条; garden 花园; park 公园; school 学校 所; shop 商店 家; church 教堂 座; bridge 桥 座;
    hotel 酒店 家; kitchen 厨房; tower 塔 座; castle 城堡 座; farm 农场; library 图书馆 座; building 大楼 座; store 店 家; office 办公室;
    hospital 医院 家; bathroom 浴室; bedroom 卧室; classroom 教室; museum 博物馆; restaurant 餐馆 家; station 车站; village 村子;
    town 镇; city 城市 座; country 国家; market 市场; zoo 动物园; bank 银行 家; airport 机场; factory 工厂 家; cave 山洞; yard 院子;
    palace 宫殿 座; prison 监狱 座; theater 剧院 家; university 大学 所; garage 车库; hall 大厅; apartment 公寓 套; playground 操场; cafe 咖啡馆 家; pool 游泳池;
    gym 体育馆; corner 角落; floor 地板 块; roof 屋顶; stadium 体育场; temple 寺庙 座""",
     "big small quiet beautiful old new empty dark"),
    ("""knife/knives 刀 把; key 钥匙 把; hammer 锤子 把; pen 钢笔 支; pencil 铅笔 支; spoon 勺子 把; fork 叉子 把; nail 钉子 颗; needle 针 根;
    tool 工具 件; umbrella 雨伞 把; rope 绳子 根; coin 硬币 枚; stick 棍子 根; brush 刷子 把; comb 梳子 把; ruler 尺子 把; sword 剑 把;
    candle 蜡烛 根; match 火柴 根; wallet 钱包; passport 护照 本; notebook 笔记本 本; eraser 橡皮 块; button 按钮; chain 链子 条""",
     "sharp small lost old long useful new broken"),
    ("""shirt 衬衫 件; hat 帽子 顶; shoe 鞋子 只; dress 裙子 条; ring 戒指 枚; belt 皮带 条; skirt 短裙 条; cap 便帽 顶; boot 靴子 只;
    crown 王冠 顶; necklace 项链 条; uniform 制服 套; pocket 口袋; flag 旗子 面; suit 西装 套; tie 领带 条; T-shirt T恤 件""",
     "red blue new old expensive cheap small beautiful"),
    ("""tree 树 棵; flower 花 朵; leaf/leaves 叶子 片; river 河 条; lake 湖; mountain 山 座; field 田野 片; forest 森林 片; island 岛 座;
    hill 小山 座; beach 海滩 片; road 路 条; star 星星 颗; cloud 云 朵; rose 玫瑰 朵; plant 植物 株; bush 灌木 丛; pond 池塘; sea 大海 片;
    ocean 海洋 片; valley 山谷; desert 沙漠 片; path 小路 条; planet 行星 颗; stream 小溪 条; waterfall 瀑布 条; rainbow 彩虹 道; storm 暴风雨 场; branch 树枝 根; seed 种子 颗;
    violet 紫罗兰 朵; sky 天空 片; sun 太阳; moon 月亮""", "beautiful green big small high long dark wide"),
    ("""phone 手机 部; computer 电脑 台; radio 收音机 台; camera 相机 台; machine 机器 台; robot 机器人; toy 玩具; ball 球; doll 洋娃娃;
    kite 风筝; drum 鼓 面; guitar 吉他 把; piano 钢琴 架; television 电视机 台; violin 小提琴 把; balloon 气球; telephone 电话 部; flute 笛子 支; bell 铃铛;
    engine 发动机 台; screen 屏幕; keyboard 键盘; puzzle 拼图 块; laptop 笔记本电脑 台; fan 风扇 台; heater 暖气; light 电灯 盏; bomb 炸弹; statue 雕像 座""",
     "new old broken expensive loud red small useful"),
]:
    THINGS.update(nouns(table, "it", "thing", adjectives.split()))
FOOD_NOUNS = """apple cake banana egg cookie sandwich potato carrot pear pie tomato grape lemon peach strawberry cherry onion melon nut
pizza hamburger vegetable mushroom pumpkin bean candy pancake""".split()
READABLE = "book letter story poem newspaper magazine article report message email sentence word question list".split()
OPENABLE = "box bag door suitcase window bottle book letter gate drawer basket cabinet umbrella fridge backpack".split()
CLOTHES = "sweater coat jacket shirt dress skirt sock shoe boot uniform suit T-shirt".split()
WORN = "hat ring belt scarf glove cap crown necklace watch tie".split()
HELD = [n for n in THINGS if THINGS[n].adjectives[0] in ("broken", "sharp", "red", "fresh") or n in """box bag chair book letter picture
newspaper map magazine photo phone radio camera toy ball doll kite guitar flower rose towel blanket pillow basket stone ticket card gift
present umbrella leaf balloon bell""".split()]
VEHICLES = "car bus train boat bike truck plane ship bicycle taxi".split()
SEATS = "mat rug bed pillow blanket sofa cushion towel table chair box wall car roof carpet bench seat desk".split()

UNCOUNTED = dict(entries("""rice 米饭; bread 面包; milk 牛奶; tea 茶; water 水; coffee 咖啡; soup 汤; meat 肉; fruit 水果; cheese 奶酪;
butter 黄油; sugar 糖; salt 盐; juice 果汁; honey 蜂蜜; oil 油; corn 玉米; pasta 意大利面; jam 果酱; pepper 胡椒; garlic 大蒜;
flour 面粉; ham 火腿; food 食物; beef 牛肉; pork 猪肉; chocolate 巧克力; wine 葡萄酒; beer 啤酒; salad 沙拉; wheat 小麦; breakfast 早饭; lunch 午饭;
dinner 晚饭; tofu 豆腐; ice-cream 冰淇淋"""))
UNCOUNTED["ice cream"] = UNCOUNTED.pop("ice-cream")
DRINKS = "milk tea water coffee juice wine beer".split()
STUFF = dict(entries("""music 音乐; money 钱; homework 作业; time 时间; work 工作; paper 纸; wood 木头; gold 金子; snow 雪; ice 冰;
grass 草; furniture 家具; clothing 衣服; news 新闻; information 信息; help 帮助; luck 运气; love 爱; sand 沙子; glue 胶水; rain 雨; wind 风; fire 火; air 空气; smoke 烟; hair 头发;
nature 自然; life 生活; peace 和平; power 力量; traffic 交通; advice 建议"""))
SUBJECTS = dict(entries("""music 音乐; art 美术; math 数学; history 历史; science 科学; English 英语; Chinese 汉语; French 法语;
German 德语; Spanish 西班牙语; geography 地理; biology 生物; chemistry 化学; physics 物理; grammar 语法"""))
LANGUAGES = dict(entries("English 英语; Chinese 汉语; French 法语; German 德语; Spanish 西班牙语; Japanese 日语; Italian 意大利语; Russian 俄语"))
GAMES = [("play football", "踢/足球"), ("play basketball", "打/篮球"), ("play tennis", "打/网球"), ("play chess", "下/棋"),
         ("play the piano", "弹/钢琴"), ("play the guitar", "弹/吉他"), ("play the violin", "拉/小提琴"), ("play games", "玩/游戏"),
         ("play cards", "打/牌"), ("play soccer", "踢/足球"), ("watch television", "看/电视"), ("watch TV", "看/电视"),
         ("ride a bike", "骑/自行车"), ("ride a horse", "骑/马"), ("drive a car", "开/车"), ("do homework", "做/作业"),
         ("listen to music", "听/音乐"), ("read books", "读/书"), ("take a bath", "洗澡"), ("make friends", "交/朋友"),
         ("go shopping", "去/购物"), ("take photos", "拍照"), ("climb trees", "爬/树"), ("tell stories", "讲/故事"),
         ("fly kites", "放/风筝"), ("wash the dishes", "洗/碗"), ("speak English", "说/英语"), ("learn English", "学/英语"),
         ("write letters", "写/信"), ("eat breakfast", "吃/早饭"), ("have lunch", "吃/午饭"), ("have dinner", "吃/晚饭"), ("cook dinner", "做/晚饭"),
         ("go fishing", "去/钓鱼"), ("drink tea", "喝/茶"), ("drink water", "喝/水"), ("eat apples", "吃/苹果")]
COUNTRIES = dict(entries("""China 中国; France 法国; England 英国; America 美国; Germany 德国; Spain 西班牙; Italy 意大利; Japan 日本;
Canada 加拿大; India 印度; Russia 俄罗斯; Africa 非洲; Europe 欧洲; Australia 澳大利亚; Brazil 巴西; Egypt 埃及; Mexico 墨西哥"""))
CITIES = dict(entries("""Paris 巴黎; London 伦敦; Rome 罗马; Berlin 柏林; Beijing 北京; Shanghai 上海; Tokyo 东京; Madrid 马德里; New-York 纽约"""))
CITIES["New York"] = CITIES.pop("New-York")
CAPITALS = [("Paris", "France"), ("London", "England"), ("Rome", "Italy"), ("Berlin", "Germany"), ("Beijing", "China"),
            ("Tokyo", "Japan"), ("Madrid", "Spain")]
MEN = dict(entries("""John 约翰; Tom 汤姆; Ben 本; Paul 保罗; Peter 彼得; David 大卫; James 詹姆斯; Sam 山姆; Jack 杰克; Adam 亚当; Leo 利奥;
Max 马克斯; Henry 亨利; Oscar 奥斯卡; Omar 奥马尔; Bob 鲍勃; Mark 马克; Mike 迈克; Bill 比尔; George 乔治; Daniel 丹尼尔; Alex 亚历克斯;
Robert 罗伯特; William 威廉; Harry 哈利; Ron 罗恩; Michael 迈克尔; Thomas 托马斯; Charlie 查理; Martin 马丁; Simon 西蒙; Frank 弗兰克"""))
WOMEN = dict(entries("""Mary 玛丽; Anna 安娜; Lucy 露西; Emma 艾玛; Sara 萨拉; Kate 凯特; Jane 简; Alice 爱丽丝; Ella 埃拉; Rose 罗丝; Nina 尼娜;
Eva 伊娃; Julia 朱莉娅; Maria 玛丽亚; Grace 格蕾丝; Amy 艾米; Lisa 丽莎; Sally 萨莉; Helen 海伦; Linda 琳达; Susan 苏珊; Laura 劳拉;
Sarah 莎拉; Emily 艾米莉; Sophie 索菲; Olivia 奥利维娅; Mia 米娅; Lily 莉莉; Betty 贝蒂; Nancy 南希; Ruth 露丝; Clara 克拉拉"""))
DAYS = dict(entries("""Monday 星期一; Tuesday 星期二; Wednesday 星期三; Thursday 星期四; Friday 星期五; Saturday 星期六; Sunday 星期日"""))
MONTHS = """January February March April May June July August September October November December""".split()
NUMBERS = dict(entries("""one 一; two 两; three 三; four 四; five 五; six 六; seven 七; eight 八; nine 九; ten 十; eleven 十一; twelve 十二;
twenty 二十; thirty 三十; hundred 一百"""))
MORE_NUMBERS = """thirteen fourteen fifteen sixteen seventeen eighteen nineteen forty fifty sixty thousand million zero first second third
fourth fifth""".split()

DOUBLED = """stop shop hug plan drop beg rob nod pat clap skip trip grab jog chat fit spot swim run sit win cut hit put get let set begin
forget travel""".split()
IRREGULAR = {entry[0]: entry[1:] for entry in entries("""know knew; see saw; meet met; hear heard; teach taught; find found; buy bought;
sell sold; take took; lose lost; bring brought; break broke; draw drew; hold held; keep kept; choose chose; make made; hide hid;
throw threw; forget forgot; steal stole; build built; send sent; get got; cut cut; eat ate; drink drank; read read; write wrote;
wear wore; catch caught; feed fed; leave left; understand understood; speak spoke; ride rode; drive drove; sleep slept; run ran;
sit sat; stand stood; lie lay lying; sing sang; swim swam; go went; come came; fall fell; think thought; fly flew; win won; fight fought;
say said; tell told; give gave; have had; do did; put put; wake woke; begin began; grow grew; feel felt; become became; let let;
show showed; bite bit; hit hit; shut shut; dig dug; shine shone; spend spent; pay paid; light lit; learn learned; rise rose; blow blew; mean meant;
lend lent; sweep swept; swing swung; hang hung; shake shook; freeze froze; hurt hurt; set set; cost cost; lead led; sink sank; ring rang; tear tore;
dream dreamed; burn burned""")}


class Verb:
    """English forms, Chinese, and what kind of object it takes; a particle ("look for") follows every form."""

    def __init__(self, entry):
        self.words = entry[0].replace("_", " ").split()
        verb, rest = self.words[0], "".join(" " + word for word in self.words[1:])
        self.zh = entry[1]
        self.flags = entry[2:]
        past = IRREGULAR.get(verb)
        e, y = verb.endswith("e"), verb.endswith("y") and verb[-2] not in "aeiou"
        stem = verb + verb[-1] if verb in DOUBLED and verb not in ("travel",) else verb
        third = {"have": "has", "do": "does", "go": "goes"}.get(verb) or plural(verb)
        self.base, self.third = verb + rest, third + rest
        self.past = (past[0] if past else verb + "d" if e else verb[:-1] + "ied" if y else stem + "ed") + rest
        ing = past[1] if past and len(past) > 1 else verb[:-1] + "ing" if e and verb not in ("see", "agree") else stem + "ing"
        self.ing = ing + rest

    @property
    def stative(self):
        return "S" in self.flags

    @property
    def ambiguous(self):
        """Whether the past is written as the present is."""
        return self.past == self.base


def verbs(table):
    return [Verb(entry) for entry in entries(table)]


# Flags: S is no action (no 了, no -ing), T is seldom said in the progressive.
WITH_ANY = verbs("""see 看见 T; like 喜欢 S; love 爱 S; find 找到 T; look_for 找; look_at 看; draw 画; remember 记得 S; forget 忘记 T; need 需要 S;
watch 观察; choose 选择; miss 想念 S; hate 讨厌 S; touch 摸; pull 拉; push 推; describe 描述; notice 注意到 T; paint 画; point_at 指着 T; think_about 考虑""")
WITH_SOMEONE = verbs("""know 认识 S; help 帮助; follow 跟着 T; meet 遇见 T; hear 听见 T; wait_for 等; visit 拜访; thank 感谢; teach 教; invite 邀请 T;
hug 拥抱; ask 问; answer 回答; kiss 亲吻; trust 信任 S; greet 问候; admire 佩服 S; feed 喂; catch 抓住 T; save 救; protect 保护; call 叫;
believe 相信 S; understand 理解 S; join 加入 T; fear 害怕 S; respect 尊敬 S; laugh_at 嘲笑; smile_at 对着…微笑 T; play_with 和…玩; talk_to 和…说话;
live_with 和…住 S; dance_with 和…跳舞; travel_with 和…旅行; listen_to 听; worry_about 担心 S; take_care_of 照顾; bite 咬 T; chase 追赶; wake_up 叫醒 T; surprise 使…惊讶 T""")
WITH_THING = verbs("""buy 买; sell 卖; take 拿; lose 丢 T; want 想要 S; carry 搬; clean 擦; wash 洗; bring 带来 T; use 用; break 弄坏 T; move 移动;
drop 弄掉 T; hold 拿着 T; fix 修; keep 保留; make 做; hide 藏 T; throw 扔; borrow 借; return 还 T; steal 偷; build 建; collect 收集; share 分享;
pick_up 捡起 T; get 得到 T; lift 举起 T; check 检查; own 拥有 S; design 设计; order 订; receive 收到 T; repair 修理; burn 烧; destroy 毁掉 T;
put_away 收好 T; measure 量; decorate 装饰; pay_for 付钱买 T""")
WITH_FOOD = verbs("eat 吃; cook 做; taste 尝; smell 闻; cut 切; prepare 准备; bake 烤; enjoy 享用; share 分享")
WITH_DRINK = verbs("drink 喝; pour 倒; smell 闻; enjoy 享用; order 点")
WITH_TEXT = verbs("read 读; write 写; copy 抄写; understand 理解 S; finish 完成 T; study 学习; explain 解释; translate 翻译; print 打印")
WITH_SUBJECT = verbs("learn 学; study 学习; teach 教; like 喜欢 S; love 爱 S; hate 讨厌 S; practice 练习; enjoy 享受 T")
OPENING = verbs("open 打开 T; close 关上 T; shut 关上 T")
ALONE = verbs("""sleep 睡觉; run 跑步; walk 走路; work 工作; swim 游泳; sing 唱歌; dance 跳舞; study 学习; rest 休息; play 玩; cry 哭; laugh 笑;
wait 等; smile 微笑; jump 跳; fall 摔倒 T; talk 说话; eat 吃饭; cook 做饭; travel 旅行; arrive 到达 T; leave 离开 T; listen 听; fly 飞; climb 爬;
shout 喊; fight 打架; win 赢 T; stop 停下 T; wake_up 醒来 T; get_up 起床 T; dream 做梦; think 思考; exercise 锻炼; disappear 消失 T;
write 写字; read 看书; grow 长大; go_home 回家 T; come_home 回家 T; hurry 赶路; agree 同意 S; fail 失败 T; finish 结束 T; begin 开始 T; return 回来 T; cough 咳嗽; breathe 呼吸;
change 改变 T; practice 练习; help 帮忙; relax 放松; knock 敲门; speak 讲话; learn 学习; swing 荡秋千; shake 发抖; joke 开玩笑; pray 祈祷; nod 点头 T; drive 开车; come 来 T; go 走 T; get_married 结婚 T""")
# 坐在椅子上: the place follows these in Chinese.
POSTURES = verbs("sit 坐; stand 站; lie 躺; live 住; hide 躲; stay 待")
GOING = [("go to", "去"), ("walk to", "走到"), ("run to", "跑到"), ("drive to", "开车去"), ("come to", "来到"), ("travel to", "去"),
         ("return to", "回到"), ("come back to", "回到"), ("move to", "搬到"), ("run into", "跑进"), ("walk into", "走进"), ("fly to", "飞到"), ("come from", "来自"),
         ("swim to", "游到"), ("get to", "到达"), ("leave for", "前往")]
GIVING = [("give", "给", ""), ("send", "寄给", ""), ("teach", "教", ""), ("show", "给", "看"), ("buy", "给", "买"), ("bring", "给", "带来"),
          ("read", "给", "读"), ("make", "给", "做"), ("lend", "借给", ""), ("sell", "卖给", ""), ("tell", "告诉", "")]
SKILLS = "swim sing dance cook drive speak draw write fly read ride play".split()

# Prepositions before a thing: English, what follows the noun in Chinese.
PREPOSITIONS = [("on", "上"), ("under", "下面"), ("behind", "后面"), ("near", "附近"), ("in front of", "前面"), ("next to", "旁边"),
                ("beside", "旁边"), ("above", "上方"), ("outside", "外面"), ("inside", "里面"), ("below", "下方"), ("by", "旁边")]
MORE_PREPOSITIONS = ["across from", "close to", "with", "behind", "without", "against"]
# Where one is: English preposition, noun, Chinese noun and what follows it.
PLACES = [("in", "park", "里"), ("at", "school", ""), ("in", "garden", "里"), ("in", "kitchen", "里"), ("in", "library", "里"),
          ("in", "city", "里"), ("in", "room", "里"), ("in", "shop", "里"), ("in", "forest", "里"), ("in", "hospital", "里"),
          ("in", "village", "里"), ("at", "station", ""), ("at", "market", ""), ("in", "street", "上"), ("on", "beach", "上"),
          ("in", "house", "里"), ("in", "office", "里"), ("in", "classroom", "里"), ("in", "museum", "里"), ("in", "restaurant", "里"),
          ("at", "zoo", ""), ("in", "bathroom", "里"), ("in", "bedroom", "里"), ("in", "river", "里"), ("by", "lake", "旁边"),
          ("by", "river", "旁边"), ("in", "sea", "里"), ("at", "party", "上"), ("in", "tree", "上"), ("on", "hill", "上"), ("in", "yard", "里"),
          ("on", "farm", "里"), ("in", "town", "里"), ("on", "roof", "上"), ("on", "floor", "上"), ("in", "pool", "里"), ("at", "bank", ""), ("in", "sky", "上"),
          ("in", "water", "里"), ("on", "ground", "上"), ("at", "airport", ""), ("in", "cafe", "里"), ("in", "box", "里"), ("in", "bag", "里"), ("in", "cage", "里"),
          ("on", "island", "上"), ("in", "castle", "里"), ("in", "lake", "里"), ("in", "car", "里"), ("on", "train", "上"), ("on", "bus", "上"), ("at", "hotel", ""),
          ("in", "store", "里"), ("at", "cinema", ""), ("on", "playground", "上"), ("in", "pond", "里"), ("in", "cup", "里"), ("in", "basket", "里"), ("on", "plate", "上")]
PLACE_ZH = {"sky": "天", "water": "水", "ground": "地", "cinema": "电影院"}
# When: English, Chinese, the tense that goes with it.
TIMES = [("yesterday", "昨天", "past"), ("today", "今天", "any"), ("tomorrow", "明天", "future"), ("now", "现在", "now"),
         ("last night", "昨晚", "past"), ("last week", "上周", "past"), ("last year", "去年", "past"), ("this morning", "今天/早上", "past"),
         ("every day", "每天", "present"), ("every morning", "每天/早上", "present"), ("every evening", "每天/晚上", "present"),
         ("every week", "每周", "present"), ("in the morning", "早上", "any"), ("in the evening", "傍晚", "any"), ("at night", "夜里", "any"),
         ("in the afternoon", "下午", "any"), ("next week", "下周", "future"), ("next year", "明年", "future"), ("tonight", "今晚", "future"), ("in the summer", "夏天", "any"),
         ("in the winter", "冬天", "any"), ("after school", "放学后", "any"), ("after lunch", "午饭后", "any"), ("on weekends", "周末", "present"), ("every year", "每年", "present"),
         ("before dinner", "晚饭前", "any"), ("in spring", "春天", "any"), ("in autumn", "秋天", "any"), ("last month", "上个月", "past"), ("every night", "每天/夜里", "present"),
         ("this afternoon", "今天/下午", "any"), ("this week", "这周", "any"), ("at noon", "中午", "any"), ("next month", "下个月", "future"), ("every Sunday", "每个/星期日", "present")]
OFTEN = [("always", "总是"), ("often", "经常"), ("sometimes", "有时"), ("never", "从不"), ("usually", "通常"), ("really", "真的"), ("also", "也"),
         ("still", "还"), ("only", "只"), ("even", "甚至")]
HOW = [("quickly", "很快地"), ("slowly", "慢慢地"), ("quietly", "静静地"), ("loudly", "大声地"), ("happily", "高兴地"), ("carefully", "小心地"), ("together", "一起"), ("alone", "独自"),
       ("suddenly", "突然"), ("again", "又"), ("easily", "轻松地"), ("sadly", "难过地"), ("angrily", "生气地")]
MODALS = [("can", "能"), ("must", "必须"), ("should", "应该"), ("will", "会"), ("may", "可以"), ("could", "能"), ("would", "会"), ("might", "可能")]
WANTING = [("want to", "wants to", "想"), ("like to", "likes to", "喜欢"), ("need to", "needs to", "需要"), ("have to", "has to", "必须"),
           ("love to", "loves to", "喜爱"), ("hope to", "hopes to", "希望"), ("try to", "tries to", "试着"), ("would like to", "would like to", "想要")]
SAYING = [("think", "觉得"), ("know", "知道"), ("say", "说"), ("hope", "希望"), ("believe", "相信"), ("see", "看到"), ("hear", "听说")]
WEATHER = dict(entries("cold 冷; hot 热; warm 暖和; sunny 晴朗; rainy 多雨; windy 多风; dark 黑; late 晚; early 早; cool 凉快; foggy 多雾; cloudy 多云; nice 不错"))
PRONOUNS = {"I": ("me", "my", "我"), "you": ("you", "your", "你"), "he": ("him", "his", "他"), "she": ("her", "her", "她"),
            "it": ("it", "its", "它"), "we": ("us", "our", "我们"), "they": ("them", "their", "他们")}
REFLEXIVE = dict(he="himself", she="herself", it="itself", they="themselves", I="myself", you="yourself", we="ourselves")
POSSESSIVES = {own: zh + "的" for _, own, zh in PRONOUNS.values()}

# What somebody does that nobody else in these texts does, so that a pronoun is settled by what follows it.
DEEDS = {noun: deeds for noun, deeds in (line.split(": ") for line in """boy: flew a kite|climbed a tree
man: shaved|read the newspaper
king: wore a crown|ruled the country
queen: wore a crown|ruled the country
father: fixed the roof|carried the baby
mother: baked a cake|carried the baby
brother: played football|hid the toys
sister: played the piano|sang a song
uncle: told a joke|smoked a pipe
aunt: knitted a scarf|told a story
prince: rode a white horse
princess: danced at the ball
grandfather: lost his glasses
grandmother: made soup
girl: picked flowers|skipped
woman: painted a picture|wrote a poem
teacher: taught the class
doctor: helped the sick
nurse: helped the sick
farmer: planted corn
cook: cooked dinner
driver: drove the bus
student: studied math
singer: sang a song
painter: painted a picture
baker: baked bread
writer: wrote a book
pilot: flew the plane
soldier: marched
sailor: sailed away
dancer: danced
thief: stole the money
lawyer: went to court
child: played games
baby: cried
friend: smiled
neighbor: waved
guest: knocked
player: won the game
scientist: made a discovery
cat: purred|caught a mouse
dog: barked|chewed a bone
bird: sang|flew away
horse: galloped
cow: gave milk
sheep: ate grass
pig: rolled in the mud
duck: quacked|swam away
fish: swam away
mouse: ate the cheese
rabbit: hopped
lion: roared
bear: ate the honey
fox: stole a chicken
wolf: howled
monkey: ate a banana
elephant: lifted a tree
frog: jumped into the pond
bee: made honey
snake: hissed
chicken: laid an egg
goat: ate grass
kitten: purred
puppy: barked
tiger: roared
owl: hooted
donkey: carried the bags
parrot: talked
whale: swam away
spider: made a web
squirrel: hid the nuts""".split("\n"))}
NOUNS = {**MALE, **FEMALE, **JOBS, **ANIMALS, **THINGS}
for name, deeds in DEEDS.items():
    NOUNS[name].deeds = deeds.split("|")

# Everyday words that no rule above needs; `frames.loose` sets them into short sentences of fitting shape.
EXTRA_NOUNS = """arm leg hand foot feet head eye ear nose mouth face back heart tooth teeth finger body voice hair blood bone
mind thing part place side end top way line point group team piece kind sort shape size age world earth moon sun
sky day night week month year hour minute moment morning evening afternoon birthday season spring summer autumn winter weather
temperature century future past history culture art math science sport health fun hope fear surprise trouble accident war
government company business price dollar euro cent meter kilometer mile energy electricity internet website data code program computer network
model attention token input output layer machine learning software app video sound noise smell taste touch feeling thought memory
difference result cause choice chance change rest step start game goal score prize medal record level
course subject grade homework essay paragraph chapter title vowel verb noun adjective alphabet dialogue conversation
family member couple crowd audience police army people community society nation
bathroom toilet shower ceiling stairs bedroom's mouthful slice bite meal snack recipe dessert menu
hole wheel wing tail fur feather shell nest tooth wave shore coast sunshine shadow sunrise sunset lightning thunder flood earthquake
medicine pain fever headache stomach illness mask trash garbage dust dirt mud metal plastic glass cotton wool leather""".split()
EXTRA_VERBS = """add allow appear arrange attack avoid become begin belong bend bleed blink boil bother breathe
calculate care cause celebrate check clap compare compete complain continue control correct count cover create cross decide deliver
depend discover discuss divide doubt earn educate encourage escape expect explore express face feel fill float focus fold force
forgive freeze gather grab guess happen hate heal hunt imagine improve include increase influence introduce invent invite kick kill knock
lead lend let lie lift light look love manage marry matter mean melt mention mind miss mix name obey observe
offer operate pack park pass pause perform permit plan plant pour predict prefer pretend prevent produce promise pronounce prove
publish punish raise reach realize recognize record recycle reduce refuse relax remain remind remove repeat replace reply require
rescue rise roll rub rush sail search seem serve set shine shoot shut sign sink slide smoke solve spell spend
spread stare stay steal stick stretch succeed suffer suggest suppose surprise survive suspect sweep swing switch taste tear test tie
trade train treat trip turn twist type unite vote wander warn waste wave weigh whisper wipe wish wonder worry wrap yell""".split()
EXTRA_ADJECTIVES = """able absent active alive alone amazing american asleep available average awake aware awful bitter blind bold
brilliant broad calm capable certain cheerful chinese clear clumsy common complete complex correct crazy daily damp dead deaf dear delicate
different direct double eager early electric elegant english equal exact excellent extra faint fair false familiar fancy fierce final fine firm
foolish foreign fragile french frequent frozen general generous glad grand grateful guilty handsome helpful hidden hollow
horrible human humble ill impossible innocent jealous jolly junior key known last left living local loose lovely lucky mad main many married
mean medium mental mild missing mixed musical mysterious natural naughty near neat necessary next normal obvious official only ordinary other own
pale past patient personal plain pleasant possible powerful precious present private public pure quick rare raw
regular relevant responsible royal rude same scary secret serious several sensitive separate shallow shiny silent silver similar single sleek slight slim
smooth social solid spicy square stupid sudden sunny super sure talented tame tender tense tight total tough true typical
unhappy unknown unusual upset upstairs urgent usual vast violent visible warm weak wealthy weird welcome whole willing worth young""".split()
EXTRA_ADVERBS = """about above across actually after afterwards ago ahead almost already although anyway anywhere around away back badly
basically before behind besides between beyond both certainly clearly completely daily directly down downstairs during early either elsewhere
enough especially eventually everywhere exactly extremely far fast finally forever forward fully generally gently greatly hardly here
high home however immediately indeed indoors inside instead just lately later least less likely long maybe mainly meanwhile
more most mostly much nearly neither next nicely nowhere obviously off once online otherwise out outdoors outside over part perhaps perfectly please
politely possibly pretty probably properly quite rarely rather recently right seldom seriously simply since so somehow sometimes somewhere soon
still straight strongly surely then there therefore though through throughout too totally toward towards twice under unfortunately until up upstairs usually
very well while without yes yesterday yet""".split()
EXTRA_WORDS = """ever upon till whether whatever whenever wherever whichever whoever thus hence moreover furthermore overall abroad alike altogether apart aside nearby underneath beneath among amongst along alongside onto regarding except unlike despite within worldwide aboard onwards
a an the this that these those some any no every each all both either neither other another such what which who whom
whose when where why how if unless because although though while whereas until since before after than as like and or but nor so yet
I you he she it we they me him her us them my your his its our their mine yours hers ours theirs myself yourself himself herself itself
ourselves themselves someone somebody something anyone anybody anything everyone everybody everything nobody nothing one ones none
am is are was were be been being do does did done doing have has had having will would shall should can could may might must ought
to of in on at by for with about against between into through during above below from up down out off over under again further
not don't doesn't didn't isn't aren't wasn't weren't can't couldn't won't wouldn't shouldn't haven't hasn't hadn't I'm you're he's she's it's we're they're
I've you've we've they've I'll you'll he'll she'll we'll they'll I'd let's that's there's what's who's where's cannot hello hi goodbye
thanks thank please sorry welcome okay yes no Mr Mrs Ms Dr oh ah wow hey o'clock per via plus minus times equals""".split()
# Less frequent ones, mostly nouns, set as nouns are.
MORE_NOUNS = """ability accept accord according achieve act address admit advantage affect afford agency agent aim alarm album alien amount
analysis anger angel angle announce annual appeal application apply approach area argue argument arrest arrival arrow aside
assume atmosphere attach attempt attend attitude attract author authority ax bacon badge balance bald bandage bar bare
bargain bark barn baseball basic bat battery battle bay beak beam beard beat beauty beginning behave behavior belief benefit
bet bill birth biscuit blame blog blonde board bottom bounce bow brain brand breath breed breeze brick bride brief broadcast
bubble budget bull bullet bunch bundle burger burst butcher cable calf camp campaign campus canal cancel cancer canoe capital
caption carbon career cart cartoon case cash category cell center central centre ceremony challenge champion channel charge
charity charm cheek cheer chef chemical chest chew chief chimney chin chip choir chop circle circus citizen claim classic
claw clay clerk click client cliff climate closet cloth clothes club clue coal coffin collar college colour column comedy
comfort command comment commercial commit communicate companion concern conclusion condition conduct conference confirm
confuse connect consider constant consume contact contain content contest contract contrast contribute convince copper core
costume cottage couch council county crack craft crash crawl cream credit crime criminal crisp criticize crop crossroad cube
cupboard cure curl curly current curtain curve custom cycle dam damage danger dare date dawn deal death debate debt decade
decision deck declare defeat defend define degree delay delight demand deny department deserve desire despite detail
detective develop device diamond diet digital direction director disabled disagree discount distance district document
documentary dot download downtown drama drawing driveway drug dull duty ease east echo economy edge edit editor effect effort
elbow elect election element elevator emergency emotion employ employee encounter ending engage enormous enter entire
entrance environment episode equipment estate evidence evil examine exchange excuse executive exist exit experience
experiment export eyebrow fabric factor faith fake farther fashion fate fault favor favour favourite feature feedback fellow
female festival fiction figure file finance fist flame flash flavor flight flow flu fluent fog folk following footstep
forehead formal former fortune frame freedom fright fuel function fund funeral gain gallery gap gas gaze gear gene generation
gentleman genius glance glory golf govern gown graph gravity grave grey grocery growth guard guide guy habit half halt handle
handbag harbor harbour harm harvest hatch hay headline headmaster hedge heel height hell helmet herb herd highlight highway
hint hip hire hobby hockey homeless honour hook hop host hostel household housework humor humour hut ideal identify ignore
image immediate impact import impress impression inch incident income incredible indicate individual industry infant inform
injure injury ink insect insist inspect inspire instruction instrument insurance intelligence intelligent intend interest
interview invitation involve iron issue item ivory jail jeans jelly jewel jewelry journal journey juicy jungle junk justice
kettle kindergarten kingdom kitty knee knit label labor labour lack land landlord landscape lane lap large laser laughter
laundry lawn leap lecture legend leisure length lettuce liar liberty license lick lid lifestyle lifetime limit link lip
liquid literature litter liver load loaf lock log logic loss lot lounge lover luggage lung luxury maid mail mainland maintain
major male mall mammal manner mark marriage mass master mate material maximum mayor meaning mechanic media meeting melody
merchant mercy merry method metro microphone microscope middle midnight military mill mineral minister minor miracle misery
mission mist mixture moan mode monitor monster mood moral mosquito motion motor mount movement muddy mug multiply mum murder
muscle mystery nap nasty native neck negative neighborhood neighbour nephew nerve nickname niece nightmare note novel
nowadays nuclear occasion occur odd officer opera operation opinion opponent opportunity opposite option oral orchestra organ
organize orphan outfit outline overcome owe oxygen package packet pact pad paddle pair pajamas panic pants parade parcel
pardon parliament participate particular passage passenger passion passive patience pattern paw payment peaceful peak pearl
peel penny percent performance perfume period permission personality persuade photograph phrase physical pile pill pin pint
pitch pity platform playful plenty plot plug poetry poison pole policy politics pony popcorn population port porter portrait
position positive possess possibility post postcard poster postman pound poverty powder practical praise preparation presence
press pressure previous priest primary prime principal principle prisoner process product profession profit programme
progress project proof proper protection protest province pub pudding puddle pulse pump punishment pupil puppet purchase
purpose purse quality quantity quarrel quarter queue quiz quote racket rag railway range rank rapid rate ray razor react
reaction reality rebel recall receipt recent refer reflect region regret relate relation relationship relative release relief
religion remark remote rent represent request research reserve resident resist resource respond response retire review reward
rhyme rhythm ribbon riddle rifle risk rival roast robber rod role romantic root rough route routine row rubber rubbish ruin
sack safety salary sale salesman salmon sample satellite satisfy sauce sausage scale scar scene scenery schedule scheme
scholar scientific scissors scream screw sculpture seal seaside secure security select senior sense sequence series servant
service session settle severe sew shade shame shampoo shave shed sheet shepherd shelter shift shock shopkeeper shorts
shoulder shovel shrimp sight signal silence silk sin sir site situation skate ski skill skin skull slave sleeve slip slope
snail snap sneeze soap soda soil solar solution somewhat soul source south space spare speed spin spirit spit spite spoil
sponge spray squad stable staff stage stain stair standard statement status steady steak steam steel steep stew sticker sting
stir stitch stock stool storage straw strategy strength stress strike string stroke structure struggle studio style substance
success successful suck sum summary surface surgeon surgery surround survey swallow swan swear sweat symbol system tablet
tack talent tank tape target task technology telescope temper temporary tent term terrific theme theory thirst thread threat
throat throne thumb tidy tin tip toast toe tomb tone tongue topic torch track tradition traditional tragedy trail transfer
transform transport trap treasure treatment triangle trick trousers trumpet truth tube tune tunnel turkey twin typewriter
ultimate underground union unique unit universe upper vacation van vanilla variety vehicle version vet victim victory view
villain violence virus vision visa vitamin vocabulary volcano volleyball volume volunteer voyage wage waist walker ward
wardrobe warmth warning warrior wasp wealth weapon wedding weed weekday weekend weight west whistle width wig wildlife wire
wisdom workshop worm worse worst wound wrist writing yoghurt yogurt youth zone hamster bunny chick worm snail crocodile hippo
kangaroo koala gorilla swan hedgehog octopus cucumber cabbage lettuce pea peas pineapple mango coconut watermelon plum cereal
yogurt cream bacon sausage steak curry spice sandals slippers boots sneakers jeans trousers shorts pajamas sunglasses
wardrobe cupboard stove toothbrush soap curtain blinds mattress sheet balcony van tractor ambulance scooter tire plumber
builder hairdresser postman cleaner philosopher astronaut programmer photographer journalist translator magician athlete
detective spy scream sigh giggle crawl sprint drift""".split()
MORE_NAMES = """north east southern northern western eastern European Asian Indian Greek Roman Romeo Juliet Shakespeare Einstein Google
Internet Christmas Easter Halloween God Santa Earth Mars Asia Korea Korean Vietnam Thailand Turkey Poland Sweden Norway
Greece Portugal Ireland Scotland Wales Britain British Netherlands Dutch Switzerland Austria Chicago Boston Washington
California Texas Hollywood Moscow Sydney Toronto Venice Vienna Amsterdam Lisbon Dublin Athens Istanbul Cairo Delhi Mumbai
Seoul Hong Kong""".split()
MORE_PARTICIPLES = """gone seen given taken eaten drunk shown grown thrown drawn flown worn torn born chosen spoken stolen forgotten ridden driven
risen fallen gotten begun sung swum rung sunk beaten bitten blown woken shaken proven lain used using called named based
interested tiring exciting frightened frightening surprising confused confusing disappointed disappointing embarrassed
embarrassing relaxed relaxing satisfied satisfying worrying amazed annoyed annoying shocked shocking pleased divorced retired
unemployed pregnant injured wounded dying locked""".split()
MORE_COMPARED = """happier happiest bigger biggest better best worse worst larger largest smaller smallest older oldest younger youngest taller
tallest shorter shortest longer longest higher highest lower lowest faster fastest slower slowest stronger strongest easier
easiest harder hardest hotter hottest colder coldest richer richest cheaper cheapest nicer nicest earlier earliest latest
closer closest nearer nearest furthest farther heavier heaviest lighter lightest brighter brightest darker darkest deeper
wider thicker thinner prettier funnier busier louder quieter warmer cooler safer smarter elder eldest""".split()
