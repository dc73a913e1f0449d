/** The README of an exported site, for the person who publishes it. Pure. */
export const toReadme = ({ baseUrl, listen }: { baseUrl: string; listen: string }): string => `# 匯出的網站

由\`npm run export\`產生，不需要Node，任何靜態網頁伺服器都能放。網站在${baseUrl}底下。

| 檔案 | 內容 |
| --- | --- |
| \`site/\` | 要放上網的檔案；文字檔旁邊的\`.br\`與\`.gz\`是壓好的 |
| \`site/_headers\` | 給Netlify與Cloudflare Pages的回應標頭 |
| \`nginx.conf\` | 完整的nginx設定，聽${listen} |
| \`SHA256SUMS\` | 所有檔案的雜湊值，用\`sha256sum -c SHA256SUMS\`核對 |
| \`KEPT\` | 從上一版留下來、給舊頁面用的檔案 |

## nginx

\`\`\`sh
apt-get install nginx-light libnginx-mod-http-brotli-static
nginx -p . -c nginx.conf   # 在這個資料夾執行；加上-s reload或-s quit可以重新載入或結束
\`\`\`

nginx要讀得到這個資料夾。HTTPS由前面的代理伺服器處理（要帶X-Forwarded-Proto），或在nginx.conf加上憑證；
有了HTTPS，回應才會帶Strict-Transport-Security：只管這個主機名稱，為期一年，不含子網域，也不進瀏覽器的預先名單。

## 換上新的一版

1. 匯出到新的資料夾，並用\`--keep\`帶上現在這一版，看到一半的人才拿得到舊頁面要的檔案。
2. 讓nginx看的資料夾是一個符號連結，改指到新的資料夾：\`ln -s 新的資料夾 next && mv -T next current\`。
3. 執行\`nginx -p current -c nginx.conf -s reload\`，讀新的設定。
`;
