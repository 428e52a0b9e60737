// @vitest-environment happy-dom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostilePages } from './hostile.testing.ts'
import { pageElements } from './pageElements.ts'
import { type Element, isElement, pageTree } from './pageTree.ts'

const read = (html: string) => pageElements(html, 500).elements.map(({ type, text, selector }) => [type, text, selector])
/** The tree of a page as a document that can be asked by selectors. */
function documentOf(html: string): Document {
  const page = document.implementation.createHTMLDocument()
  const built = (element: Element): HTMLElement => {
    const node = page.createElement(element.tagName)
    for (const { name, value } of element.attrs) node.setAttribute(name, value)
    for (const child of element.childNodes) if (isElement(child)) node.append(built(child))
    return node
  }
  const [root] = pageTree(html).elements
  page.documentElement.remove()
  if (root !== undefined) page.append(built(root))
  return page
}

describe('the elements of a page', () => {
  it('are those that can be used or seen, with their names', () => {
    const html = `<!doctype html><title> My  shop </title><body>
      <nav aria-label="Main"><a href="/">Home</a> <a href="/pricing">Pricing</a></nav>
      <form id="signup"><label for="mail">Your email</label><input id="mail" value="ana@example.com">
        <label>Country <select name="country"><option>Spain</option></select></label>
        <textarea placeholder="Message">private words</textarea>
        <input type="hidden" name="token" value="x"><button>Sign <b>up</b></button></form>
      <img src="a.png" alt="Product tour"><img src="b.png" alt=""><img src="c.gif" width="1" height="1">
      <div role="button" aria-labelledby="t1 t2"></div><span id="t1">Open</span><span id="t2">chat</span>
      <a href="/cart"><img alt="Cart" src="cart.svg"></a><input type="submit"><div contenteditable>typed by somebody</div></body>`
    expect(pageElements(html, 500)).toMatchObject({ title: 'My shop', left: 0 })
    expect(read(html)).toEqual([
      ['Navigation', 'Main', 'nav[aria-label="Main"]'],
      ['Link', 'Home', 'a[href="/"]'],
      ['Link', 'Pricing', 'a[href="/pricing"]'],
      ['Form', 'Sign up', '#signup'],
      ['Input', 'Your email', '#mail'],
      ['Input', 'Country', 'select[name="country"]'],
      ['Input', 'Message', 'textarea[placeholder="Message"]'],
      ['Button', 'Sign up', '#signup > button'],
      ['Image', 'Product tour', 'img[alt="Product tour"]'],
      ['Button', 'Open chat', 'html > body > div:nth-of-type(1)'],
      ['Link', 'Cart', 'a[href="/cart"]'],
      ['Button', 'Submit', 'html > body > input'],
      ['Input', '', 'html > body > div:nth-of-type(2)'],
    ])
    // What stands in fields is nobody's business.
    expect(JSON.stringify(pageElements(html, 500))).not.toMatch(/ana@|private|typed|Spain/)
  })

  it.each([
    '<button hidden>No</button>',
    '<div aria-hidden="true"><button>No</button></div>',
    '<div style="color: red; DISPLAY : none"><button>No</button></div>',
    '<template><button>No</button></template>',
    '<noscript><button>No</button></noscript>',
    '<script>"<button>No</button>"</script>',
    '<!-- <button>No</button> -->',
    '<a>No</a>',
  ])('are not hidden: %s', (html) => expect(read(html)).toEqual([]))

  it('have no selector that a program made, or that holds only in a part of a page', () => {
    const made =
      '<!doctype html><div><button id=":r1:">A</button><button id="radix-12">B</button><button id="b-3f9a2c1d">C</button><button id="x202611">D</button></div>'
    expect(read(made).map(([, , selector]) => selector)).toEqual([1, 2, 3, 4].map((place) => `html > body > div > button:nth-of-type(${place})`))
    expect(read('<div><button>A</button><button name="buy">B</button></div>')).toEqual([
      ['Button', 'A', undefined],
      ['Button', 'B', 'button[name="buy"]'],
    ])
    expect(read('<!doctype html><p id="a"><a href="/x">1</a><p id="A"><a href="/x">2</a>').map(([, , selector]) => selector)).toEqual([
      'html > body > p:nth-of-type(1) > a',
      'html > body > p:nth-of-type(2) > a',
    ])
  })

  it('are at most so many, and it is told how many are left', () => {
    expect(pageElements('<button>x</button>'.repeat(7), 5)).toMatchObject({ elements: { length: 5 }, left: 2 })
  })

  it('lead to no scripts', () => {
    expect(pageElements('<a href=" java\nscript:alert(1)">A</a><a href="/b?c=1">B</a>', 9).elements.map(({ href }) => href)).toEqual([undefined, '/b?c=1'])
  })

  it('are found by their selectors, each by just one, in whatever page', () => {
    const word = fc.constantFrom('a', 'b', 'Buy', 'x-1', 'main')
    const tag = fc.constantFrom(
      'div',
      'p',
      'a href="/x"',
      'button',
      'form',
      'nav',
      'ul',
      'li',
      'input',
      'span',
      'table',
      'td',
      'label',
      'img src=1',
      'select',
      'o:p',
    )
    const open = fc
      .record({ tag, id: fc.option(word), name: fc.option(word) })
      .map(({ tag: start, id, name }) => `<${start}${id === null ? '' : ` id="${id}"`}${name === null ? '' : ` name="${name}"`}>`)
    const close = tag.map((start) => `</${start.split(' ')[0] ?? ''}>`)
    fc.assert(
      fc.property(fc.array(fc.oneof(open, open, close, word), { maxLength: 40 }), (parts) => {
        const html = `<!doctype html><body>${parts.join('')}`
        const page = documentOf(html)
        for (const { selector } of pageElements(html, 500).elements)
          if (selector !== undefined) expect([selector, page.querySelectorAll(selector).length]).toEqual([selector, 1])
      }),
      { numRuns: 300 },
    )
  })

  it('are read from any text without more than a sentence', () => {
    fc.assert(fc.property(fc.string({ maxLength: 300 }), (html) => Array.isArray(pageElements(html, 500).elements)))
  })

  // How the time grows is a budget of the benchmarks.
  it.each(Object.entries(hostilePages))('are listed to the end, or the page is refused: %s', (_, page) => {
    try {
      expect(pageElements(page(1), 500).elements.length).toBeLessThanOrEqual(500)
    } catch (error) {
      expect(error).toMatchObject({ code: 'invalid' })
    }
  })

  it.each([
    ['depth', '<div>'.repeat(100_000)],
    ['number', '<b></b>'.repeat(160_000)],
  ])('are refused by their %s in one sentence', (_, html) =>
    expect(() => pageElements(html, 500)).toThrow(/^The page (nests|has) more than [\d,]+ elements.*: paste the part that you want to measure\.$/),
  )
})
