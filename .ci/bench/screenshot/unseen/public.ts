import { picture } from '../pictures.ts'
import { many, type UnseenFamily } from './page.ts'

/** A public office: black bar, thick frames, green buttons, underlined links. */
export const office: UnseenFamily = (
  r,
  w,
) => `<style>body{margin:0;font:19px/1.45 'Open Sans';color:#0b0c0c}.top{background:#0b0c0c;color:#fff;padding:12px 0;border-bottom:10px solid #1d70b8}.in{width:min(960px,92%);margin:auto}.top a{color:#fff;text-decoration:none;font-weight:700;margin-right:26px}a{color:#1d70b8}
  h1{font-size:40px;margin:34px 0 20px}label{display:block;margin:16px 0 5px}.t{width:${r.int(240, 460)}px;height:40px;border:2px solid #0b0c0c;padding:5px;font:19px 'Open Sans';box-sizing:border-box;border-radius:0;background:#fff}.go{background:#00703c;color:#fff;border:0;padding:9px 14px 10px;font:19px 'Open Sans';box-shadow:0 2px 0 #002d18;margin:24px 14px 24px 0}.gr{background:#f3f2f1;color:#0b0c0c;box-shadow:0 2px 0 #929191}footer{background:#f3f2f1;border-top:1px solid #b1b4b6;padding:30px 0;margin-top:40px;font-size:16px}footer a{color:#0b0c0c;margin-right:22px}.note{border-left:10px solid #b1b4b6;padding:15px;margin:24px 0}</style>
  <div class="top"><div class="in"><nav>${r
    .some(w.menu, 4)
    .map((t) => `<a href="#">${t}</a>`)
    .join(
      '',
    )}</nav></div></div><div class="in"><p style="font-size:16px"><a href="#">${r.pick(w.links)}</a></p><h1>${r.pick(w.titles)}</h1><p>${r.pick(w.sentences)} <a href="#">${r.pick(w.links)}</a>. ${r.pick(w.sentences)}</p><div class="note">${r.pick(w.sentences)}</div>
  ${many(r.int(2, 5), () => `<label>${r.pick(w.fields)}</label><input class="t" value="${r.chance(0.3) ? r.pick(w.people) : ''}">`)}<div><button class="go">${r.pick(w.buttons)}</button>${r.chance(0.6) ? `<button class="go gr">${r.pick(w.buttons)}</button>` : ''}</div><p><a href="#">${r.pick(w.links)}</a></p></div><footer><div class="in">${many(4, () => `<a href="#">${r.pick(w.links)}</a>`)}</div></footer>`

/** A museum: large pictures, thin type, links with a line. */
export const museum: UnseenFamily = (r, w) => {
  const dark = r.chance(0.5)
  return `<style>body{margin:0;background:${dark ? '#101012' : '#f6f3ec'};color:${dark ? '#f0ede6' : '#26221c'};font:18px/1.6 'Nunito Sans'}.h{display:flex;justify-content:space-between;padding:28px 5%}.h a,.f a{color:inherit;text-decoration:none;margin-left:30px;font-size:15px;letter-spacing:.04em}h1{font-size:64px;font-weight:400;line-height:1.05;margin:30px 5%}.g{display:grid;grid-template-columns:2fr 1fr;gap:26px;padding:0 5%}.x{color:inherit;text-decoration:underline;text-underline-offset:4px}.v{border:1px solid currentColor;background:none;color:inherit;padding:14px 34px;font:15px 'Nunito Sans';letter-spacing:.08em}.f{padding:50px 5% 30px;display:flex;flex-wrap:wrap}img{display:block}</style>
  <div class="h"><b>${r.pick(w.things)}</b><nav>${r
    .some(w.menu, 5)
    .map((t) => `<a href="#">${t}</a>`)
    .join(
      '',
    )}</nav></div><h1>${r.pick(w.titles)}</h1><div class="g">${picture(r, 'photo', `width:100%;height:${r.int(320, 460)}px`)}<div><p>${r.pick(w.sentences)} ${r.pick(w.sentences)}</p><p><a class="x" href="#">${r.pick(w.links)}</a></p><button class="v">${r.pick(w.buttons)}</button></div></div>
  <div class="g" style="grid-template-columns:repeat(3,1fr);margin-top:50px">${many(3, () => `<div>${picture(r, r.pick(['photo', 'drawing']), 'width:100%;height:220px')}<h3 style="margin:12px 0 2px">${r.pick(w.things)}</h3><span style="opacity:.7">${r.pick(w.people)}</span><br><a class="x" href="#">${r.pick(w.links)}</a></div>`)}</div><div class="f">${many(5, () => `<a href="#" style="margin:0 28px 0 0">${r.pick(w.links)}</a>`)}</div>`
}

/** A newspaper: columns of headlines that are links, few pictures. */
export const newspaper: UnseenFamily = (r, w) => {
  const blue = r.chance(0.5)
  return `<style>body{margin:0 auto;max-width:1180px;padding:0 18px;font:15px/1.45 'Open Sans';color:#1a1a1a;background:#fff}.m{text-align:center;font-size:44px;font-weight:700;padding:16px;border-bottom:3px double #222}.s{display:flex;gap:24px;justify-content:center;padding:9px;border-bottom:1px solid #ccc;font-size:14px}a{color:${blue ? '#0a4f8f' : '#1a1a1a'};text-decoration:none}.c{display:grid;grid-template-columns:2fr 1fr 1fr;gap:28px;padding-top:20px}.c>div+div{border-left:1px solid #ddd;padding-left:28px}h2{font-size:27px;line-height:1.2;margin:10px 0}h3{font-size:17px;line-height:1.3;margin:0 0 4px}.k{color:#a00;font-size:12px;text-transform:uppercase}hr{border:0;border-top:1px solid #ddd;margin:13px 0}.u a{text-decoration:underline}img{display:block}</style>
  <div class="m">${r.pick(w.things)}</div><nav class="s">${r
    .some(w.menu, 7)
    .map((t) => `<a href="#">${t}</a>`)
    .join(
      '',
    )}</nav><div class="c"><div>${picture(r, 'photo', `width:100%;height:${r.int(240, 340)}px`)}<h2><a href="#">${r.pick(w.titles)}</a></h2><p>${many(4, () => `${r.pick(w.sentences)} `)}</p><p class="u">${r.pick(w.sentences)} <a href="#">${r.pick(w.links)}</a></p></div>
  ${many(2, () => `<div>${many(r.int(4, 5), () => `<div class="k">${r.pick(w.menu)}</div><h3><a href="#">${r.pick(w.sentences).replace('.', '')}</a></h3>${r.chance(0.4) ? `<span style="color:#666">${r.pick(w.sentences)}</span>` : ''}<hr>`)}</div>`)}</div><div style="background:#eee;padding:14px;margin:22px 0;display:flex;gap:10px;align-items:center"><b>${r.pick(w.titles)}</b><input placeholder="${r.pick(w.hints)}" style="padding:8px;border:1px solid #999;width:240px;font:15px 'Open Sans'"><button style="background:#a00;color:#fff;border:0;padding:9px 18px;font:15px 'Open Sans'">${r.pick(w.buttons)}</button></div>`
}

/** A forum: threads, people, a box for the answer. */
export const forum: UnseenFamily = (r, w) => {
  const hue = r.int(0, 359)
  return `<style>body{margin:0;background:#e9edf0;font:14px/1.5 'Inter';color:#2a2f34}.hd{background:hsl(${hue} 45% 30%);padding:14px 30px;display:flex;gap:26px}.hd a{color:#fff;text-decoration:none}.w{max-width:1000px;margin:18px auto}.t{background:#fff;border:1px solid #cfd6dc;margin-bottom:-1px;padding:12px 16px;display:grid;grid-template-columns:48px 1fr 90px;gap:14px}.t img{border-radius:50%}a{color:hsl(${hue} 60% 36%);text-decoration:none;font-weight:600}.mm{color:#78828b;font-size:12px}.mm a{font-weight:400}textarea{width:100%;height:110px;box-sizing:border-box;border:1px solid #b8c2ca;padding:10px;font:14px 'Inter';resize:none}.r{background:hsl(${hue} 45% 42%);color:#fff;border:1px solid hsl(${hue} 45% 30%);border-radius:3px;padding:7px 16px;font:600 14px 'Inter'}.pg a{display:inline-block;border:1px solid #cfd6dc;background:#fff;padding:4px 10px;margin-right:4px}</style>
  <div class="hd"><nav style="display:flex;gap:26px">${r
    .some(w.menu, 5)
    .map((t) => `<a href="#">${t}</a>`)
    .join(
      '',
    )}</nav></div><div class="w"><h2>${r.pick(w.titles)}</h2>${many(r.int(4, 7), () => `<div class="t">${picture(r, 'photo', 'width:44px;height:44px')}<div><a href="#">${r.pick(w.sentences).replace('.', '')}</a><div class="mm">${r.pick(w.people)} · 3 h · <a href="#">${r.pick(w.menu)}</a></div></div><div class="mm" style="text-align:right">${r.int(2, 90)}</div></div>`)}<br><div class="t" style="display:block"><p style="margin-top:0">${r.pick(w.titles)}</p><textarea placeholder="${r.pick(w.hints)}"></textarea><p><button class="r">${r.pick(w.buttons)}</button></p></div></div>`
}
