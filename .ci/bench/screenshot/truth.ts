/** What the document says is on the page, in CSS pixels from its corner. */
export interface Truth {
  kind: 'button' | 'input' | 'link' | 'image' | 'navigation' | 'ignored'
  x: number
  y: number
  width: number
  height: number
  /** The words on it; '' for pictures. */
  text: string
}

/**
 * Reads the truth from the open page (runs in the browser, so it is closed over nothing). A link's box is that of its words, line by line: what is around them nobody sees.
 * Left out of the count as neither right nor wrong (`ignored`): switches and boxes to tick, words of a card that is one link, buttons without a shape, pictures of 16 to 32 px.
 */
export function truthOfPage(height: number): Truth[] {
  const found: Truth[] = []
  const add = (kind: Truth['kind'], rect: { left: number; top: number; width: number; height: number }, text = '') => {
    const bottom = Math.min(height, rect.top + rect.height)
    const top = Math.max(0, rect.top)
    const left = Math.max(0, rect.left)
    const right = Math.min(innerWidth, rect.left + rect.width)
    const seen = ((bottom - top) * (right - left)) / Math.max(1, rect.width * rect.height)
    if (right - left < 4 || bottom - top < 4 || seen < 0.6) return
    found.push({ kind, x: left, y: top, width: right - left, height: bottom - top, text: text.replace(/\s+/g, ' ').trim() })
  }
  const seen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const clear = (colour: string) => colour === 'transparent' || /rgba\(.*, 0\)/.test(colour)
  const shaped = (element: Element) => {
    const { backgroundColor, backgroundImage, borderTopWidth, borderTopStyle, borderTopColor, boxShadow } = getComputedStyle(element)
    const bordered = borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0 && !clear(borderTopColor)
    return !clear(backgroundColor) || backgroundImage !== 'none' || bordered || boxShadow !== 'none'
  }
  /** Words as the page writes them. */
  const written = (text: string, element: Element | null) => {
    const { textTransform } = getComputedStyle(element ?? document.body)
    if (textTransform === 'uppercase') return text.toUpperCase()
    if (textTransform === 'lowercase') return text.toLowerCase()
    return textTransform === 'capitalize' ? text.replace(/(^|\s)\S/g, (start) => start.toUpperCase()) : text
  }
  /** Boxes of the words in an element, one a line. */
  const linesOf = (element: Element) => {
    const lines: { left: number; top: number; width: number; height: number; text: string }[] = []
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = written(node.textContent ?? '', node.parentElement)
      const range = document.createRange()
      for (const match of text.matchAll(/\S+/g)) {
        range.setStart(node, match.index)
        range.setEnd(node, match.index + match[0].length)
        const rect = range.getBoundingClientRect()
        if (rect.width === 0) continue
        const last = lines.at(-1)
        if (last !== undefined && Math.abs(last.top - rect.top) < rect.height / 2 && rect.left - (last.left + last.width) < rect.height) {
          last.width = rect.right - last.left
          last.text += ` ${match[0]}`
        } else lines.push({ left: rect.left, top: rect.top, width: rect.width, height: rect.height, text: match[0] })
      }
    }
    return lines
  }
  const boxed = 'button, [role=button], input, select, textarea, [data-field]'
  for (const element of document.querySelectorAll('input, select, textarea, [data-field]')) {
    if (!seen(element) || (element.parentElement?.closest('[data-field]') ?? null) !== null) continue
    const field = element instanceof HTMLElement && element.dataset['field'] !== undefined ? element.querySelector('input, select, textarea') : element
    const type = field?.getAttribute('type') ?? 'text'
    if (['checkbox', 'radio', 'range', 'color', 'hidden', 'file'].includes(type)) add('ignored', element.getBoundingClientRect())
    else if (['submit', 'button'].includes(type)) add('button', element.getBoundingClientRect(), written((field as HTMLInputElement).value, field))
    else {
      const text =
        field instanceof HTMLSelectElement
          ? (field.selectedOptions[0]?.text ?? '')
          : field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
            ? field.value || field.placeholder
            : ''
      add('input', element.getBoundingClientRect(), written(text, field))
    }
  }
  for (const element of document.querySelectorAll<HTMLElement>('a, button, [role=button]')) {
    if (!seen(element)) continue
    const isLink = element.tagName === 'A' && element.getAttribute('role') !== 'button'
    const within = element.closest('nav') !== null
    if (shaped(element) && !(isLink && within)) {
      if (isLink && element.querySelector('h1,h2,h3,h4,p,img,div') !== null) for (const line of linesOf(element)) add('ignored', line, line.text)
      else add('button', element.getBoundingClientRect(), element.innerText)
    } else if (!isLink) for (const line of [element.getBoundingClientRect(), ...linesOf(element)]) add('ignored', line)
    else for (const line of linesOf(element)) add(element.querySelector('h1,h2,h3,h4,p,div') === null ? 'link' : 'ignored', line, line.text)
  }
  for (const element of document.querySelectorAll('img, svg, canvas, video, [data-image]')) {
    if (!seen(element) || element.closest(`${boxed}, a.b, a.button, svg svg`) !== null || element.parentElement?.closest('[data-image], svg') !== null) continue
    const rect = element.getBoundingClientRect()
    if (rect.width >= 32 && rect.height >= 32) add('image', rect)
    else if (rect.width >= 16 && rect.height >= 16) add('ignored', rect)
  }
  for (const element of document.querySelectorAll('nav')) {
    const lines = [...element.querySelectorAll('a')].filter(seen).flatMap(linesOf)
    if (lines.length < 3) continue
    const left = Math.min(...lines.map((line) => line.left))
    const top = Math.min(...lines.map((line) => line.top))
    const right = Math.max(...lines.map((line) => line.left + line.width))
    add('navigation', { left, top, width: right - left, height: Math.max(...lines.map((line) => line.top + line.height)) - top })
  }
  return found
}
