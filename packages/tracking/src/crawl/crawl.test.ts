import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crawlReport } from './crawlReport.ts'
import { pageTags, sitemapAddresses } from './pageTags.ts'
import { robotsAllow } from './robots.ts'

const snippet = (id: string) =>
  `<script>(function(w,d,s,l,i){w[l]=w[l]||[];w[l].push({'gtm.start':new Date().getTime(),event:'gtm.js'});j.src='https://www.googletagmanager.com/gtm.js?id='+i;})(window,document,'script','dataLayer','${id}');</script>`
const noscript = (id: string) => `<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=${id}"></iframe></noscript>`

describe('the source of a page', () => {
  it.each<[string, string, string[], string[]]>([
    ['one container', snippet('GTM-AAAA1') + noscript('GTM-AAAA1'), ['GTM-AAAA1'], []],
    ['a container by its address', '<script async src="https://www.googletagmanager.com/gtm.js?id=GTM-AAAA1"></script>', ['GTM-AAAA1'], []],
    ['two containers', snippet('GTM-AAAA1') + snippet('GTM-BBBB2'), ['GTM-AAAA1', 'GTM-BBBB2'], []],
    ['one container twice', snippet('GTM-AAAA1') + snippet('GTM-AAAA1'), ['GTM-AAAA1', 'GTM-AAAA1'], []],
    ['a container that is commented out', `<!-- ${snippet('GTM-AAAA1')} -->`, [], []],
    ['an id that loads nothing', "<script>const ids = ['GTM-AAAA1']</script>", [], []],
    [
      'hits of its own',
      "<script>gtag('config', 'G-1'); gtag('event', 'sign_up'); fbq('track', 'Lead'); _paq.push(['trackPageView'])</script>",
      [],
      ['gtag config G-1', 'gtag event sign_up', 'Meta Lead', 'Matomo trackPageView'],
    ],
    ['hits in a handler', '<a onclick="gtag(&quot;event&quot;, &quot;call&quot;)">x</a>', [], ['gtag event call']],
    [
      'hits by address',
      "<script>navigator.sendBeacon('https://www.google-analytics.com/g/collect?v=2')</script>",
      [],
      ['pixel www.google-analytics.com/g/collect'],
    ],
    [
      'code in comments',
      `<script>// gtag('event', 'a')\n/* ${snippet('GTM-AAAA1').replaceAll(/<.?script>/g, '')} */ x = 'https://a.example/'; // fbq('track', 'Lead')</script>`,
      [],
      [],
    ],
    ['code in a template', `<script type="text/template">gtag('event', 'a'); gtm.start GTM-AAAA1</script>`, [], []],
    ['a container that waits for consent', snippet('GTM-AAAA1').replace('<script>', '<script type="text/plain" data-category="analytics">'), ['GTM-AAAA1'], []],
    ['a pixel', '<img height="1" src="https://www.facebook.com/tr?id=1&ev=PageView">', [], ['pixel www.facebook.com/tr']],
  ])('has %s', (_, html, containers, hardCoded) => expect(pageTags(html)).toMatchObject({ containers, hardCoded }))

  it('has links, and a sitemap addresses', () => {
    expect(pageTags('<a class=x href="/a?b=1&amp;c=2">x</a><a href=\'/d\'>y</a>').links).toEqual(['/a?b=1&c=2', '/d'])
    expect(sitemapAddresses('<urlset><url><loc> https://a.example/?x=1&amp;y=2 </loc></url></urlset>')).toEqual(['https://a.example/?x=1&y=2'])
  })

  it('is read without a fault whatever it holds', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('<script>', '</script>', '<!--', '-->', 'gtm.start', 'GTM-AAAA1', '<a href="', '"', '<img src=//')), (parts) => {
        expect(pageTags(parts.join('')).containers.every((each) => each === 'GTM-AAAA1')).toBe(true)
      }),
    )
  })
})

it.each<[string, string, string, boolean]>([
  ['nothing', '', '/a', true],
  ['all', 'User-agent: *\nDisallow: /', '/a', false],
  ['nothing by an empty rule', 'User-agent: *\nDisallow:', '/a', true],
  ['a folder', 'User-agent: *\nDisallow: /cart', '/cart/add?x=1', false],
  ['a part of it by a longer rule', 'User-agent: *\nDisallow: /cart\nAllow: /cart/help', '/cart/help', true],
  ['an ending', 'User-agent: *\nDisallow: /*.php$', '/a/b.php', false],
  ['no other ending', 'User-agent: *\nDisallow: /*.php$', '/a/b.php5', true],
  ['what its own group says', 'User-agent: *\nDisallow: /\nUser-agent: x\nUser-agent: Tagmason-Crawl\nDisallow: /b', '/a', true],
  ['what a group for others says', 'User-agent: other\nDisallow: /', '/a', true],
])('robots.txt closes %s', (_, text, path, open) => expect(robotsAllow(text, 'tagmason-crawl')(path)).toBe(open))

describe('pages of a site', () => {
  const page = (url: string, ...containers: string[]) => ({ url, status: 200, tags: { containers, hardCoded: [] } })
  const kinds = (...given: Parameters<typeof crawlReport>) => crawlReport(...given).findings.map(({ kind, page: url }) => `${kind} ${url}`)

  it('have to have the container that most of them have', () => {
    expect(kinds([page('/', 'GTM-A'), page('/a', 'GTM-A'), page('/b'), page('/c', 'GTM-B'), page('/d', 'GTM-A', 'GTM-A')], undefined)).toEqual([
      'lacks /b',
      'other /c',
      'twice /d',
    ])
  })

  it('have to have the one that is named, and to answer', () => {
    expect(kinds([page('/', 'GTM-A'), { url: '/x', status: 404, tags: null }], 'GTM-B')).toEqual(['other /', 'unreachable /x'])
    expect(kinds([page('/', 'GTM-A')], 'GTM-A')).toEqual([])
  })
})
