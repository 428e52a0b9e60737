import type { Kit } from '../kit.ts'
import { type Look, lookOf, wideBar } from '../look.ts'

const social = (look: Look, round = look.kit.random.chance(0.7), size = look.kit.random.int(36, 58)) =>
  `<div class="line" style="justify-content:inherit;gap:${look.kit.random.int(8, 26)}px">${look.list(look.kit.random.int(3, 4), () => look.iconButton(round, size))}</div>`
const foot = (look: Look) => {
  const { random, words } = look.kit
  const muted = random.chance(0.5) ? ';color:inherit;text-decoration:none' : ''
  return `<div style="${random.chance(0.5) ? `background:${random.pick(['#212529', '#f8f9fa', '#1a252f'])};color:#8a8f96` : ''};padding:${random.int(20, 44)}px 0"><div class="in2 line" style="justify-content:${random.pick(['center', 'space-between'])}"><span class="small">© ${random.pick(words.things)} 2026</span>${random.chance(0.6) ? social(look) : ''}${random.chance(0.6) ? `<span class="small">${look.list(random.int(2, 4), () => `<a href="#" style="margin-left:16px${muted}">${random.pick([...words.links, ...words.menu])}</a>`)}</span>` : ''}</div></div>`
}

/** A large claim in the middle, its bar upon it, parts in colours, signs above words. */
export const opening = (kit: Kit) => {
  const look = lookOf(kit)
  const { random, words } = kit
  const left = random.chance(0.3)
  return look.page(
    `<div style="${look.backdrop()};color:#fff">${wideBar(look, false).replaceAll('color:#0009', 'color:#ffffffb3')}<div class="in2" style="text-align:${left ? 'left' : 'center'};padding:${random.int(70, 190)}px 0">${random.chance(0.3) ? `<div style="font-size:22px;font-style:italic">${random.pick(words.sentences)}</div>` : ''}<h1>${kit.title()}</h1>${random.chance(0.5) ? '<div style="width:60px;height:4px;background:#fff;margin:22px auto"></div>' : ''}<p style="opacity:.75">${random.pick(words.sentences)} ${random.pick(words.sentences)}</p>${look.button()} ${random.chance(0.3) ? look.button() : ''}</div></div><div style="${random.chance(0.4) ? `background:${look.accent};color:#fff;` : ''}padding:70px 0;text-align:center"><div class="in2"><h2>${kit.title()}</h2><p>${random.pick(words.sentences)} ${random.pick(words.sentences)}</p>${look.button()}</div></div><div class="in2 cols" style="--n:${random.int(3, 4)};text-align:center;padding:60px 0">${look.list(random.int(3, 4), () => `<div><div style="color:${look.accent};margin-bottom:12px">${look.icon(random.int(40, 90))}</div><h3>${kit.title()}</h3><p class="soft">${random.pick(words.sentences)}</p></div>`)}</div>${foot(look)}`,
  )
}

/** One person: a coloured column with a face and a menu, the name in large letters. */
export const vita = (kit: Kit) => {
  const look = lookOf(kit)
  const { random, words } = kit
  const capitals = random.chance(0.6) ? 'text-transform:uppercase;font-weight:700;' : ''
  const part = () =>
    `<div style="display:flex;justify-content:space-between;gap:20px;margin-bottom:30px"><div><h3>${kit.title()}</h3><div class="soft" style="${capitals}">${random.pick(words.things)}</div><p>${random.pick(words.sentences)} ${random.pick(words.sentences)}</p></div><span style="color:${look.accent};white-space:nowrap">2${random.int(10, 25)}0 – 2026</span></div>`
  return look.page(
    `<div style="display:grid;grid-template-columns:${kit.phone ? '1fr' : `${random.int(210, 290)}px 1fr`};min-height:${random.int(800, 1400)}px"><div style="background:${look.band};color:#fff;text-align:center;padding:${random.int(30, 300)}px 16px">${look.photo('150px', 150, '50%;margin:0 auto 24px;border:7px solid #ffffff33')}<nav>${look.list(random.int(5, 7), (at) => `<div style="padding:${random.int(6, 9)}px"><a href="#" style="text-decoration:none;${capitals}color:${at === 0 ? '#fff' : '#ffffffa0'}">${random.pick(words.menu)}</a></div>`)}</nav></div><div style="padding:${random.int(50, 300)}px 6% 40px"><h1 style="${capitals}">${random.pick(words.people)} <span style="color:${look.accent}">${random.pick(words.things)}</span></h1><p class="soft" style="${capitals}">${random.pick(words.sentences)} · ${kit.link('name@example.com')}</p><p>${random.pick(words.sentences)} ${random.pick(words.sentences)} ${random.pick(words.sentences)}</p>${social(look, true)}<hr><h2>${kit.title()}</h2>${look.list(random.int(1, 3), part)}</div></div>`,
  )
}

/** Notes of one writer: a large head, titles that are links, who wrote it. */
export const weblog = (kit: Kit) => {
  const look = lookOf(kit)
  const { random, words } = kit
  const post = () =>
    `<div><a href="#" style="color:inherit;text-decoration:none"><span style="font-size:${random.int(24, 34)}px;font-weight:700;line-height:1.2">${kit.title()}</span></a><div style="font-size:19px;margin:4px 0">${random.pick(words.sentences)}</div><p class="soft" style="font-style:italic">${random.pick(words.menu)} <a href="#" style="color:inherit">${random.pick(words.people)}</a> 12.4.2026</p></div><hr>`
  const body = random.chance(0.6)
    ? `${look.list(random.int(3, 4), post)}<div style="text-align:right">${look.button()}</div>`
    : `${look.list(3, () => kit.paragraph(4, 0.2))}<h2>${kit.title()}</h2>${kit.paragraph(3, 0.2)}${look.photo('100%', random.int(200, 340))}<p class="small soft" style="text-align:center;font-style:italic">${random.pick(words.sentences)}</p>`
  return look.page(
    `<div style="${look.backdrop()};color:#fff">${wideBar(look, false).replaceAll('color:#0009', 'color:#fff')}<div style="padding:${random.int(60, 140)}px 8%;text-align:${random.pick(['center', 'left'])}"><h1>${kit.title()}</h1><div style="font-size:21px">${random.pick(words.sentences)}</div></div></div><div style="width:min(${random.int(640, 820)}px,92%);margin:40px auto">${body}</div>${foot(look)}`,
  )
}

/** Works without gaps, faces in a row, marks of others, a form on dark ground. */
export const works = (kit: Kit) => {
  const look = lookOf(kit)
  const { random, words } = kit
  const gap = random.pick([0, 0, 12, 24])
  const captioned = random.chance(0.5)
  const tile = () =>
    `<div>${look.photo('100%', random.int(180, 260))}${captioned ? `<div style="text-align:center;padding:14px;background:#fff8"><b>${random.pick(words.things)}</b><div class="soft" style="font-style:italic">${random.pick(words.menu)}</div></div>` : ''}</div>`
  const face = () =>
    `<div>${look.photo('150px', 150, '50%;margin:0 auto 14px;border:6px solid #8883')}<h3>${random.pick(words.people)}</h3><p class="soft">${random.pick(words.columns)}</p>${random.chance(0.6) ? `<div class="line" style="justify-content:center">${look.list(3, () => look.iconButton(true, 40))}</div>` : ''}</div>`
  return look.page(
    `${wideBar(look)}<div class="${gap === 0 ? '' : 'in2'}" style="padding-top:${gap}px"><h2 style="text-align:center;padding-top:20px">${kit.title()}</h2><div class="cols" style="--n:3;gap:${gap}px">${look.list(random.pick([3, 6]), tile)}</div></div><div class="in2 cols" style="--n:3;text-align:center;padding:50px 0">${look.list(3, face)}</div><div class="in2 line" style="justify-content:space-around;padding:24px 0">${look.list(4, () => kit.image('110px', 40, 'mark'))}</div><div style="background:${look.band};color:#fff;padding:60px 0"><div class="in2"><h2 style="text-align:center">${kit.title()}</h2><div class="cols" style="--n:2">${look.list(random.pick([2, 4]), () => look.field())}</div><div style="text-align:center;padding-top:20px">${look.button()}</div></div></div>${foot(look)}`,
  )
}
