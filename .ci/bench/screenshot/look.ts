import { chevronIcon, icon } from './icons.ts'
import type { Kit } from './kit.ts'
import { picture } from './pictures.ts'

/** A second way in which training pages look: as sites do that are built from sets of components. Icons, groups of controls, coloured columns, tall and joined fields. */
export interface Look {
  readonly kit: Kit
  /** Wraps what is on the page with its styles. */
  page: (content: string) => string
  accent: string
  soft: string
  edge: string
  /** Colour and text of a coloured part of the page. */
  band: string
  icon: (size?: number) => string
  button: (label?: string, style?: string) => string
  iconButton: (round?: boolean, size?: number) => string
  splitButton: () => string
  group: (count: number) => string
  pages: (count: number) => string
  field: (label?: string) => string
  /** A field with a button joined to it. */
  search: () => string
  photo: (width: string, height: number, radius?: string) => string
  /** A background for a part of the page, a photo under a shade or a colour. */
  backdrop: () => string
  list: (count: number, make: (at: number) => string) => string
}

export function lookOf(kit: Kit): Look {
  const { random, words } = kit
  const { pick, int, chance } = random
  const dark = chance(0.12)
  const hue = int(0, 359)
  const accent = pick([`hsl(${hue} ${int(50, 95)}% ${int(38, 54)}%)`, 'hsl(216 98% 52%)', 'hsl(225 68% 59%)'])
  const ground = dark ? '#15181d' : pick(['#fff', '#fff', '#f8f9fc', '#f4f5f7'])
  const card = dark ? '#20242b' : '#fff'
  const ink = dark ? '#e6e8ec' : pick(['#212529', '#525f7f', '#6e707e', '#333', '#000'])
  const soft = dark ? '#9aa1ac' : pick(['#6c757d', '#858796', '#8898aa', '#999'])
  const edge = dark ? '#3a404a' : pick(['#ced4da', '#d1d3e2', '#dee2e6', '#e3e6f0', '#bbb'])
  const font = pick(['Open Sans', 'Open Sans', 'Inter', 'Nunito Sans'])
  const base = pick([14, 15, 16, 16, 17, 18])
  const radius = pick([0, 3, 4, 6, 8, 30, 160])
  const corner = Math.min(radius, 10)
  const up = pick([5, 6, 8, 10, 12, 15])
  const side = pick([10, 12, 16, 20, 28])
  const capitals = chance(0.25) ? 'text-transform:uppercase;letter-spacing:.05em;' : ''
  const weight = pick([400, 400, 600, 700])
  const text = pick([base - 2, base, base])
  const tall = pick([31, 36, 38, 38, 44, 50, 58])
  const underlined = chance(0.45)
  const colours = [
    accent,
    accent,
    'hsl(152 69% 31%)',
    'hsl(354 70% 54%)',
    'hsl(45 100% 45%)',
    'hsl(190 85% 42%)',
    '#6c757d',
    '#212529',
    `hsl(${hue + 140} 60% 45%)`,
  ]
  const band = pick([
    accent,
    `linear-gradient(180deg,${accent} 10%,hsl(${hue} 65% 30%))`,
    '#212529',
    '#343a40',
    '#172b4d',
    'linear-gradient(87deg,#2a3f9d,#7047c9)',
  ])
  const tone = () => {
    const colour = pick(colours)
    return pick([
      `background:${colour};border-color:${colour};color:#fff`,
      `background:${colour};border-color:${colour};color:#fff`,
      `background:transparent;border-color:${colour};color:${colour}`,
      `background:${dark ? '#323844' : '#f1f3f5'};border-color:${dark ? '#323844' : '#f1f3f5'};color:${ink}`,
    ])
  }
  const solid = () => {
    const colour = pick(colours)
    return `background:${colour};border-color:${colour};color:#fff`
  }
  const css = `html{background:${ground}}.l{background:${ground};color:${ink};font:${base}px/1.5 '${font}',sans-serif}.l a{color:${accent};text-decoration:${underlined ? 'underline' : 'none'}}.l h1,.l h2,.l h3{line-height:1.2;margin:0 0 ${int(6, 16)}px;font-weight:${pick([400, 600, 700])}}
    .l h1{font-size:${int(28, 76)}px}.l h2{font-size:${int(24, 44)}px}.l h3{font-size:${int(17, 26)}px}.l p{margin:0 0 ${int(10, 22)}px}.l .soft{color:${soft}}.l .small{font-size:${base - 2}px}.l code{font:.875em 'JetBrains Mono';color:#c8387c}
    .l .btn{display:inline-block;box-sizing:border-box;border:1px solid transparent;padding:${up}px ${side}px;font:${weight} ${text}px/1.5 '${font}';border-radius:${radius}px;text-decoration:none;text-align:center;white-space:nowrap;vertical-align:middle;${capitals}}
    .l .in{display:block;box-sizing:border-box;width:100%;height:${tall}px;padding:0 ${Math.max(10, Math.min(radius, 24))}px;font:${base - int(0, 2)}px '${font}';color:${ink};background:${card};border:1px solid ${edge};border-radius:${Math.min(radius, 160)}px;appearance:none}.l textarea.in{height:${int(90, 170)}px;padding:10px 12px;resize:none;border-radius:${corner}px}
    .l .in::placeholder{color:${soft}}.l .pale{background:${dark ? '#2a2f38' : '#f8f9fc'};border-color:transparent}.l label{font-size:${base - int(0, 3)}px;margin:0 0 6px;display:block}
    .l .box{background:${card};border:1px solid ${edge};border-radius:${corner}px;${chance(0.5) ? 'box-shadow:0 3px 18px #0000001c;' : ''}overflow:hidden}.l .boxhead{padding:12px 20px;border-bottom:1px solid ${edge};background:${dark ? '#ffffff0c' : '#f8f9fc'};${chance(0.5) ? `color:${accent};font-weight:700` : ''}}.l .boxbody{padding:${int(14, 26)}px}
    .l .cols{display:grid;gap:${int(14, 30)}px;grid-template-columns:repeat(${kit.phone ? 1 : 'var(--n)'},minmax(0,1fr))}.l .line{display:flex;align-items:center;gap:${int(6, 18)}px;flex-wrap:wrap}.l .in2{width:min(${int(900, 1180)}px,92%);margin:0 auto}.l hr{border:0;border-top:1px solid ${edge};margin:${int(14, 34)}px 0}`
  const look: Look = {
    kit,
    accent,
    soft,
    edge,
    band,
    page: (content) => `<style>${css}</style><div class="l">${content}</div>`,
    icon: (size = base) => icon(random, size),
    button: (label = pick(words.buttons), toned = tone()) => {
      const style = chance(0.15) ? `${toned};padding:${int(2, 4)}px ${int(7, 10)}px;font-size:${base - 3}px` : toned
      const content = `${chance(0.2) ? `${icon(random, text)} ` : ''}${label}${chance(0.1) ? ` ${icon(random, text)}` : ''}`
      return chance(0.5) ? `<a href="#" class="btn" style="${style}">${content}</a>` : `<button class="btn" style="${style}">${content}</button>`
    },
    iconButton: (round = chance(0.5), size = int(28, 56)) =>
      `<a href="#" class="btn" style="${solid()};padding:0;width:${size}px;height:${size}px;line-height:${size - 2}px;border-radius:${round ? '50%' : `${corner}px`}">${icon(random, Math.round(size * (int(35, 50) / 100)))}</a>`,
    splitButton: () =>
      `<a href="#" class="btn" style="${solid()};padding:0;display:inline-flex;overflow:hidden"><span style="background:#00000026;padding:${up}px ${side - 2}px;opacity:.8">${icon(random, text)}</span><span style="padding:${up}px ${side}px">${pick(words.buttons)}</span></a>`,
    group: (count) => {
      const style = tone()
      const bare = pick(['#fff', '#ffffff60'])
      return `<div style="display:inline-flex">${look.list(count, (at) => `<button class="btn" style="${style};border-color:${style.startsWith('background:transparent') ? style.split('color:').at(-1) : bare};margin-left:${at === 0 ? 0 : -1}px;border-radius:${at === 0 ? `${corner}px 0 0 ${corner}px` : at === count - 1 ? `0 ${corner}px ${corner}px 0` : '0'}">${chance(0.3) ? icon(random, text) : pick(words.menu)}</button>`)}</div>`
    },
    pages: (count) =>
      `<div style="display:flex">${look.list(count + 2, (at) => `<a href="#" class="btn" style="border-radius:0;padding:${up}px 12px;margin-left:-1px;border-color:${edge};${at === 1 ? `background:${accent};color:#fff;border-color:${accent}` : `background:${card};color:${at === 0 ? soft : accent}`}">${at === 0 ? pick(['«', '‹', 'Previous', words.menu[0] ?? '']) : at > count ? pick(['»', '›', 'Next', words.menu[1] ?? '']) : at}</a>`)}</div>`,
    field: (label = pick(words.fields)) => {
      const kind = random.next()
      const pale = chance(0.15) ? ' pale' : ''
      const hint = pick([...words.hints, ...words.fields])
      if (kind < 0.12)
        return `<div style="position:relative"><input class="in" style="height:${Math.max(52, tall)}px;border-radius:${corner}px" value=""><span style="position:absolute;left:13px;top:50%;transform:translateY(-50%);color:${chance(0.6) ? ink : soft}">${label}</span></div>`
      if (kind < 0.2)
        return `<div style="position:relative"><input class="in" style="height:${Math.max(54, tall)}px;padding-top:18px;border-radius:${corner}px" value="${pick(words.people)}"><span style="position:absolute;left:12px;top:6px;font-size:${base - 4}px;color:${soft}">${label}</span></div>`
      if (kind < 0.28) return `<div>${chance(0.5) ? `<label>${label}</label>` : ''}<textarea class="in${pale}" placeholder="${hint}"></textarea></div>`
      if (kind < 0.38)
        return `<div>${chance(0.7) ? `<label>${label}</label>` : ''}<select class="in" style="background-image:linear-gradient(45deg,transparent 50%,${soft} 50%),linear-gradient(-45deg,transparent 50%,${soft} 50%);background-size:5px 5px;background-repeat:no-repeat;background-position:right 16px center,right 11px center"><option>${pick([...words.things, '10'])}</option></select></div>`
      if (kind < 0.46)
        return `<div class="line" style="gap:0;flex-wrap:nowrap"><span style="height:${tall}px;line-height:${tall - 2}px;box-sizing:border-box;padding:0 12px;border:1px solid ${edge};background:${dark ? '#2a2f38' : '#e9ecef'};border-radius:${corner}px 0 0 ${corner}px">${chance(0.5) ? '@' : icon(random, base)}</span><input class="in" style="border-left:0;border-radius:0 ${corner}px ${corner}px 0" placeholder="${hint}"></div>`
      if (kind < 0.52) {
        const line = `border:0;border-bottom:1px solid ${edge};border-radius:0;background:transparent;padding:0;font-size:${base + int(0, 4)}px`
        return chance(0.25)
          ? `<div><textarea class="in" style="${line}" placeholder="${hint}"></textarea></div>`
          : `<div><input class="in" style="${line};height:${int(36, 74)}px" placeholder="${hint}"></div>`
      }
      return `<div>${chance(0.5) ? `<label>${label}</label>` : ''}<input class="in${pale}" ${chance(0.7) ? `placeholder="${hint}"` : chance(0.5) ? `value="${pick(words.people)}"` : ''}></div>`
    },
    search: () =>
      `<div class="line" style="gap:0;flex-wrap:nowrap;width:${int(220, 380)}px"><input class="in${chance(0.6) ? ' pale' : ''}" style="height:38px;border-radius:${corner}px 0 0 ${corner}px" placeholder="${pick(words.hints)}"><button class="btn" style="background:${accent};color:#fff;border-color:${accent};height:38px;padding:0 12px;border-radius:0 ${corner}px ${corner}px 0">${chance(0.7) ? icon(random, base) : pick(words.buttons)}</button></div>`,
    photo: (width, height, round = '0') =>
      picture(random, pick(['photo', 'photo', 'drawing']), `display:block;width:${width};height:${height}px;border-radius:${round}`),
    backdrop: () =>
      chance(0.4)
        ? `background:linear-gradient(${pick(['#000000a0,#000000a0', '#10182080,#101820c0'])}),${/src="([^"]+)"/.exec(picture(random, 'photo', ''))?.[1]?.replace(/^/, "url('") ?? ''}') center/cover`
        : `background:${band}`,
    list: (count, make) => Array.from({ length: count }, (_, at) => make(at)).join(''),
  }
  return look
}

/** A column of links with icons, on a colour. */
export function sideColumn({ kit, band, icon: sign, list, edge, soft }: Look): string {
  const { random, words } = kit
  const coloured = random.chance(0.4)
  const light = random.chance(0.4)
  const ink = light ? random.pick(['inherit', '#00000080', '#0000009c', soft]) : random.pick(['#ffffff80', '#ffffffcc', '#fff', '#ffffffa8'])
  const centred = random.chance(0.2)
  const signs = random.chance(0.75)
  const gap = random.int(4, 18)
  const rule = `<div style="border-top:1px solid ${light ? edge : '#ffffff26'};margin:10px 0"></div>`
  const item = (at: number) =>
    `<a href="#" style="display:flex;${centred ? 'justify-content:center;' : ''}align-items:center;gap:8px;padding:${gap}px 0;text-decoration:none;color:${at === 1 && !light ? '#fff' : ink};${at === 1 ? 'font-weight:700;' : ''}">${signs ? `<span style="${coloured ? `color:hsl(${random.int(0, 359)} 80% 55%)` : 'opacity:.6'}">${sign(random.int(13, 17))}</span>` : ''}<span>${random.pick(words.menu)}</span>${random.chance(0.25) ? `<span style="margin-left:auto">${chevronIcon(11)}</span>` : ''}</a>`
  const heads = random.chance(0.5)
  const part = () =>
    `${heads ? `<div style="font-size:11px;font-weight:700;text-transform:uppercase;color:${light ? 'inherit' : '#ffffff66'};margin-top:10px">${random.pick(words.menu)}</div>` : ''}${list(random.int(2, 4), item)}${heads ? rule : ''}`
  return `<div style="${light ? `border-right:1px solid ${edge}` : `background:${band};color:#fff`};padding:16px;font-size:${random.int(13, 17)}px;${random.chance(0.2) ? 'text-transform:uppercase;font-weight:600;' : ''}"><div style="font-weight:700;font-size:17px;padding:6px 0 14px;${centred ? 'text-align:center' : ''}">${random.pick(words.things)}</div><nav>${list(random.int(2, 3), part)}</nav></div>`
}

/** A bar with links far apart, at times in capitals, on a colour or none. */
export function wideBar({ kit, band, icon: sign, button, list }: Look, coloured = kit.random.chance(0.6)): string {
  const { random, words } = kit
  const ink = coloured ? random.pick(['#fff', '#ffffffb0', '#ffffff8c']) : random.pick(['inherit', '#0009'])
  const capitals = random.chance(0.4) ? 'text-transform:uppercase;font-weight:700;' : ''
  return `<div style="${coloured ? `background:${band};color:#fff` : ''}"><div class="${random.chance(0.7) ? 'in2' : ''}" style="display:flex;align-items:center;gap:24px;padding:${random.int(10, 28)}px 16px"><a href="#" style="color:inherit;text-decoration:none;font-size:${random.int(17, 28)}px;${capitals}">${random.pick(words.things)}</a><nav style="display:flex;gap:${random.int(14, 40)}px;${random.chance(0.7) ? 'margin-left:auto' : ''}">${kit.phone ? '' : list(random.int(3, 6), () => `<a href="#" style="text-decoration:none;color:${ink};${capitals}font-size:${random.pick([14, 15, 16])}px">${random.pick(words.menu)}</a>`)}</nav>${random.chance(0.35) ? button() : random.chance(0.3) ? sign(20) : ''}</div></div>`
}
