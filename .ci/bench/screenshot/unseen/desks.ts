import { chart, picture } from '../pictures.ts'
import { many, type UnseenFamily } from './page.ts'

/** A back office: dark rail, cards with heads, charts, a table. */
export const backOffice: UnseenFamily = (
  r,
  w,
) => `<style>body{margin:0;font:15px/1.5 'Nunito Sans';color:#5a5c69;background:#f8f9fc;display:grid;grid-template-columns:220px 1fr}.s{background:linear-gradient(180deg,#4e73df,#224abe);min-height:900px;padding:18px 0}.s a{display:block;color:#ffffffcc;text-decoration:none;padding:11px 18px}.s b{color:#fff;display:block;padding:8px 18px 18px}.u{background:#fff;padding:14px 24px;display:flex;justify-content:space-between;box-shadow:0 2px 8px #3a3b4526}.u span{display:flex}.u input{background:#f1f3f9;border:0;padding:9px 12px;width:260px;font:14px 'Nunito Sans'}.u button{background:#4e73df;border:0;color:#fff;padding:9px 14px;font:14px 'Nunito Sans'}.m{padding:24px}.g{display:grid;grid-template-columns:repeat(4,1fr);gap:20px}.x{background:#fff;border:1px solid #e3e6f0;border-radius:6px;box-shadow:0 2px 10px #3a3b4517}.x>header{background:#f8f9fc;border-bottom:1px solid #e3e6f0;padding:11px 18px;color:#4e73df;font-weight:700}.x>div{padding:18px}.k{border-left:4px solid #1cc88a;padding:18px}table{width:100%;border-collapse:collapse}td,th{border:1px solid #e3e6f0;padding:9px;text-align:left}a{color:#4e73df}</style>
  <div class="s"><b>${r.pick(w.things)}</b><nav>${r
    .some(w.menu, r.int(5, 9))
    .map((t) => `<a href="#">${t}</a>`)
    .join(
      '',
    )}</nav></div><div><div class="u"><span><input placeholder="${r.pick(w.hints)}"><button>${r.pick(w.buttons)}</button></span><span>${r.pick(w.people)}</span></div><div class="m"><h2>${r.pick(w.titles)}</h2><div class="g">${many(4, () => `<div class="x k"><small>${r.pick(w.columns)}</small><br><b style="font-size:21px">${r.int(10, 90_000)}</b></div>`)}</div><div class="g" style="grid-template-columns:2fr 1fr;margin:20px 0"><div class="x"><header>${r.pick(w.titles)}</header><div>${chart(r, '100%', 190, '#5a5c69')}</div></div><div class="x"><header>${r.pick(w.titles)}</header><div>${chart(r, '100%', 190, '#5a5c69')}</div></div></div><div class="x"><header>${r.pick(w.titles)}</header><div><table><tr>${r
    .some(w.columns, 4)
    .map((t) => `<th>${t}</th>`)
    .join(
      '',
    )}</tr>${many(r.int(3, 6), () => `<tr><td>${r.pick(w.people)}</td><td>${r.pick(w.things)}</td><td>${r.int(1, 900)}</td><td><a href="#">${r.pick(w.links)}</a></td></tr>`)}</table></div></div></div></div>`

/** A mailbox: folders, a list, tools above. */
export const mailbox: UnseenFamily = (r, w) => {
  const dark = r.chance(0.4)
  const [ground, ink, line, soft] = dark ? ['#1e1f22', '#dfe1e5', '#393b40', '#9da0a8'] : ['#ffffff', '#1f2329', '#e4e6ea', '#6b7078']
  return `<style>body{margin:0;font:14px/1.45 'Inter';background:${ground};color:${ink};display:grid;grid-template-columns:200px 360px 1fr;min-height:760px}body>div{border-right:1px solid ${line}}.f{padding:16px}.f a{display:block;color:${ink};text-decoration:none;padding:7px 10px;border-radius:6px}.f a.on{background:${dark ? '#2e436e' : '#e3edff'}}.n{display:block;width:100%;background:${dark ? '#3574f0' : '#2563eb'};color:#fff;border:0;border-radius:8px;padding:10px;font:600 14px 'Inter';margin-bottom:16px}.i{padding:12px 16px;border-bottom:1px solid ${line}}.i span{color:${soft};display:block;white-space:nowrap;overflow:hidden}.t{display:flex;gap:8px;padding:12px 18px;border-bottom:1px solid ${line}}.t button{background:none;border:1px solid ${dark ? '#5a5d63' : '#c9ccd2'};border-radius:6px;color:${ink};padding:6px 12px;font:13px 'Inter'}.v{padding:22px}.v a{color:${dark ? '#6ea8fe' : '#2563eb'}}.q{width:calc(100% - 32px);box-sizing:border-box;margin:12px 16px;padding:8px 12px;border:1px solid ${dark ? '#4e5157' : '#c9ccd2'};border-radius:6px;background:${dark ? '#2b2d30' : '#fff'};color:${ink};font:14px 'Inter'}</style>
  <div class="f"><button class="n">${r.pick(w.buttons)}</button><nav>${r
    .some(w.menu, r.int(5, 8))
    .map((t, at) => `<a href="#"${at === 0 ? ' class="on"' : ''}>${t}</a>`)
    .join(
      '',
    )}</nav></div><div><input class="q" placeholder="${r.pick(w.hints)}">${many(r.int(6, 9), () => `<div class="i"><b>${r.pick(w.people)}</b><span>${r.pick(w.sentences)}</span></div>`)}</div><div style="border:0"><div class="t">${many(r.int(3, 4), () => `<button>${r.pick(w.buttons)}</button>`)}</div><div class="v"><h2>${r.pick(w.titles)}</h2><p style="color:${soft}">${r.pick(w.people)}</p><p>${many(4, () => `${r.pick(w.sentences)} `)}<a href="#">${r.pick(w.links)}</a> ${r.pick(w.sentences)}</p>${picture(r, 'photo', 'width:280px;height:170px;display:block')}</div></div>`
}

/** Courses: cards with progress on a dark or light ground. */
export const courses: UnseenFamily = (r, w) => {
  const dark = r.chance(0.5)
  const accent = `hsl(${r.int(100, 320)} 65% ${dark ? 60 : 40}%)`
  return `<style>body{margin:0;background:${dark ? '#17191c' : '#fff'};color:${dark ? '#eee' : '#1b1b1f'};font:16px/1.5 'Open Sans'}.n{display:flex;gap:28px;align-items:center;padding:14px 32px;border-bottom:1px solid ${dark ? '#2c2f34' : '#e6e6ea'}}.n a{color:inherit;text-decoration:none}.n input{margin-left:auto;width:230px;border-radius:99px;border:1px solid ${dark ? '#4a4e55' : '#c4c4cc'};background:transparent;padding:8px 16px;color:inherit;font:14px 'Open Sans'}.c{display:grid;grid-template-columns:repeat(3,1fr);gap:20px;padding:24px 32px}.k{background:${dark ? '#212429' : '#f5f5f8'};border-radius:12px;padding:16px}.k h3{margin:12px 0 6px}.pr{height:8px;border-radius:4px;background:${dark ? '#3a3e45' : '#ddd'};margin:12px 0}.pr i{display:block;height:8px;border-radius:4px;background:${accent}}.k button{border:2px solid ${accent};color:${accent};background:none;border-radius:99px;padding:7px 22px;font:600 15px 'Open Sans'}h1{padding:24px 32px 0;margin:0}.z{padding:0 32px 30px}.z a{color:${accent}}img{display:block;border-radius:8px}</style>
  <div class="n">${picture(r, 'mark', 'width:36px;height:36px')}<nav style="display:flex;gap:26px">${r
    .some(w.menu, 4)
    .map((t) => `<a href="#">${t}</a>`)
    .join(
      '',
    )}</nav><input placeholder="${r.pick(w.hints)}"></div><h1>${r.pick(w.titles)}</h1><div class="c">${many(r.pick([3, 6]), () => `<div class="k">${picture(r, r.pick(['drawing', 'photo']), 'width:100%;height:120px')}<h3>${r.pick(w.titles)}</h3>${r.pick(w.sentences)}<div class="pr"><i style="width:${r.int(10, 90)}%"></i></div><button>${r.pick(w.buttons)}</button></div>`)}</div><div class="z">${r.pick(w.sentences)} <a href="#">${r.pick(w.links)}</a></div>`
}

/** A form in the manner of phones: fields with only a line below, words over it. */
export const lineForm: UnseenFamily = (r, w) => {
  const hue = r.int(0, 359)
  return `<style>body{margin:0;background:#eceff1;font:16px/1.5 'Open Sans';color:#263238}.a{background:hsl(${hue} 55% 38%);color:#fff;padding:18px 26px;font-size:20px}.p{background:#fff;max-width:${r.int(460, 640)}px;margin:28px auto;padding:28px 32px;box-shadow:0 2px 5px #0003}.r{margin-bottom:22px}.r label{font-size:12px;color:#78909c;display:block}.r input,.r select{width:100%;box-sizing:border-box;border:0;border-bottom:1px solid #90a4ae;padding:7px 0;font:16px 'Open Sans';background:none;border-radius:0;appearance:none}.b{background:hsl(${hue} 55% 38%);color:#fff;border:0;border-radius:2px;padding:10px 20px;font:600 14px 'Open Sans';letter-spacing:.05em;text-transform:uppercase;box-shadow:0 2px 4px #0005}.l{color:hsl(${hue} 55% 38%);text-decoration:none;margin-left:18px;font-size:14px}</style>
  <div class="a">${r.pick(w.things)}</div><div class="p"><h2>${r.pick(w.titles)}</h2>${many(r.int(3, 6), () => `<div class="r"><label>${r.pick(w.fields)}</label>${r.chance(0.2) ? `<select><option>${r.pick(w.things)}</option></select>` : `<input value="${r.chance(0.5) ? r.pick(w.people) : ''}" placeholder="${r.pick(w.hints)}">`}</div>`)}<button class="b">${r.pick(w.buttons)}</button><a class="l" href="#">${r.pick(w.links)}</a></div>`
}

/** A manual: menu left, contents right, code between. */
export const manual: UnseenFamily = (r, w) => {
  const hue = r.int(150, 300)
  return `<style>body{margin:0;font:16px/1.65 'Inter';color:#22272e;background:#fff}.h{height:56px;border-bottom:1px solid #e6e8eb;display:flex;align-items:center;padding:0 24px;gap:24px}.h input{width:280px;height:34px;border:1px solid #d0d5db;border-radius:8px;padding:0 12px;font:14px 'Inter';background:#f6f8fa}.g{display:grid;grid-template-columns:230px 1fr 190px;gap:34px;padding:20px 24px}.g nav a{display:block;color:#57606a;text-decoration:none;padding:4px 0;font-size:14px}.g nav b{font-size:13px;display:block;margin:12px 0 4px}main a{color:hsl(${hue} 70% 42%);text-decoration:none}pre{background:#0f172a;color:#e2e8f0;border-radius:10px;padding:18px;font:13px/1.6 'JetBrains Mono'}.n{display:flex;justify-content:space-between;margin-top:30px}.n a{border:1px solid #d0d5db;border-radius:8px;padding:10px 16px}</style>
  <div class="h"><b>${r.pick(w.things)}</b><input placeholder="${r.pick(w.hints)}"></div><div class="g"><nav><b>${r.pick(w.menu)}</b>${r
    .some(w.menu, r.int(5, 8))
    .map((t) => `<a href="#">${t}</a>`)
    .join(
      '',
    )}</nav><main><h1 style="margin-top:0">${r.pick(w.titles)}</h1><p>${r.pick(w.sentences)} <a href="#">${r.pick(w.links)}</a>. ${r.pick(w.sentences)} ${r.pick(w.sentences)}</p><pre>const plan = read('goals')\nfor (const event of plan.events) {\n  send(event.name)\n}</pre><h2>${r.pick(w.titles)}</h2><p>${many(3, () => `${r.pick(w.sentences)} `)}</p><ul>${many(4, () => `<li>${r.chance(0.5) ? `<a href="#">${r.pick(w.links)}</a>` : r.pick(w.sentences)}</li>`)}</ul><div class="n"><a href="#">${r.pick(w.titles)}</a><a href="#">${r.pick(w.titles)}</a></div></main><nav>${r
    .some(w.titles, r.int(3, 5))
    .map((t) => `<a href="#">${t}</a>`)
    .join('')}</nav></div>`
}
