/** Simplified characters and variants with what they fold onto: those of the site's texts, as a test asks OpenCC. 里 and 裡 are one. */
const PAIRS =
  '贵貴练練万萬与與专專业業东東两兩严嚴並併个個丰豐为為么麼义義乌烏乐樂乡鄉书書乱亂于於云雲产產从從仑崙仓倉们們价價众眾会會传傳伫佇体體余餘俱具傢家兰蘭关關兴興养養内內冈岡写寫军軍农農决決况況准準减減几幾' +
  '凤鳳则則刚剛删刪别別办辦动動势勢区區医醫华華单單卧臥卫衛却卻厂廠厅廳历曆压壓厕廁厦廈厨廚县縣参參双雙发發变變号號后後吗嗎启啟员員周週响響园園围圍国國图圖场場坛壇坜壢垫墊壮壯处處备備复複头頭学學' +
  '宁寧宝寶实實宠寵宽寬对對寿壽将將尽盡层層属屬屿嶼岛島峡峽峦巒带帶帮幫并併库庫应應庙廟开開异異弃棄张張弥彌归歸当當录錄彙匯征徵復複忆憶态態总總恒恆户戶执執扩擴护護报報挡擋换換捨舍据據' +
  '摆擺数數断斷无無旧舊时時显顯暂暫术術机機杂雜权權条條来來杨楊构構柜櫃标標栋棟栏欄树樹栖棲样樣档檔桥橋检檢楼樓横橫橱櫥欢歡歷曆气氣汇匯没沒注註测測浓濃湾灣满滿滤濾滨濱点點热熱爱愛状狀独獨狮獅' +
  '师師课課详詳猫貓献獻玛瑪环環现現电電画畫疗療盐鹽监監盖蓋盘盤着著码碼确確离離种種积積称稱稳穩笔筆筑築筛篩签簽简簡籤簽类類系係繫係约約纪紀纬緯线線组組细細终終绍紹经經结結给給络絡统統续續维維绿綠编編' +
  '缩縮网網罗羅职職联聯脑腦脚腳节節芦蘆苏蘇范範荣榮莊庄莲蓮莺鶯营營蒐搜虑慮虫蟲虽雖补補见見观觀规規视視览覽计計订訂认認讨討让讓议議讯訊记記许許论論设設证證诊診词詞试試话話询詢该該语語误誤说說' +
  '请請读讀调調负負贡貢责責败敗货貨质質购購费費赁賃资資车車轮輪软軟载載较較边邊达達迁遷过過运運还還这這进進违違连連适適选選遗遺采採释釋钱錢铁鐵铜銅铺鋪错錯锣鑼键鍵镇鎮长長门門闭閉问問间間' +
  '阳陽阵陣阶階际際隐隱雾霧页頁顶頂项項顺順预預领領频頻题題额額饭飯饰飾馆館马馬验驗骤驟鱼魚鸟鳥麦麥齐齊龙龍龟龜裏里佈布峯峰羣群綫線臺台裡里' +
  '击擊级級导導浏瀏碍礙诉訴优優择擇队隊尝嘗储儲谁誰摊攤随隨织織协協制製习習惯慣颠顛踪蹤钟鐘转轉务務装裝税稅贴貼阅閱涨漲龄齡访訪册冊觉覺';

const FOLD = new Map<string, string>();
for (let i = 0; i + 1 < PAIRS.length; i += 2) FOLD.set(PAIRS.charAt(i), PAIRS.charAt(i + 1));

/** One character (code point) in its compared form; NFKC may make several of one, e.g. ㎡. */
function foldOne(character: string): string {
  // Most characters of the site are plain Han: they need no NFKC, which is the slow step.
  const plain = FOLD.get(character);
  if (plain) return plain;
  if (character >= '\u4e00' && character <= '\u9fff') return character;
  const wide = character.normalize('NFKC').toLowerCase();
  // One sign may stand for several characters, of which each folds: ㍘ is 0点.
  return Array.from(wide, (one) => FOLD.get(one) ?? one).join('');
}

/** What stands between the letters and the number of a name: WGS 84, UTF-8. Names are written without it as well. */
const GAP = /[ -](?=\d)(?<=[a-z].)/g;

/** NFKC, lower case, simplified and variant characters folded: 台 and 臺 are the same. */
export function fold(text: string): string {
  let out = '';
  for (const character of text) out += foldOne(character);
  return out;
}

/** A folded text with its names in one piece. To be done once the periods are out of it: CSV 2021 is no name. */
export const joinNames = (folded: string): string => folded.replace(GAP, '');

export const normalise = (text: string): string => joinNames(fold(text));

/** As `normalise`; offsets[i] is the place in the source of unit i, and offsets[text.length] the source's length. */
export function normaliseWithOffsets(source: string): { text: string; offsets: number[] } {
  let text = '';
  const offsets: number[] = [];
  let at = 0;
  for (const character of source) {
    const folded = foldOne(character);
    for (let i = 0; i < folded.length; i++) offsets.push(at);
    text += folded;
    at += character.length;
  }
  offsets.push(at);
  for (const { index } of [...text.matchAll(GAP)].reverse()) offsets.splice(index, 1);
  return { text: joinNames(text), offsets };
}
