/** The script of a sponsor that draws an ad beside itself, as such scripts do. */
export function sponsorScript(origin: string, link: string, text = 'A sponsor of this page.') {
  return `(function(){
var me=document.currentScript,box=document.createElement("div");
window.sponsorRuns=(window.sponsorRuns||0)+1;
box.id="carbonads";
box.style.cssText="display:flex;gap:16px;align-items:center;padding:12px";
var a=document.createElement("a");
a.href=${JSON.stringify(link)};
a.textContent=${JSON.stringify(text)};
var i=document.createElement("img");
i.src=${JSON.stringify(`${origin}/picture.svg`)};
i.alt="";i.width=130;i.height=100;
box.append(i,a);
(me&&me.parentNode||document.body).append(box);
})()`;
}

export const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="130" height="100"><rect width="130" height="100" rx="6" fill="#12a594"/><circle cx="65" cy="50" r="26" fill="#fff"/></svg>`;
