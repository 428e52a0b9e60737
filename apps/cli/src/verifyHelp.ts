export const verifyHelp = `JSON: { "url", "visits": [{ "state", "asked", "answered", "rows": [], "timings": [], "recording" }], "findings": [{ "kind", "level", "states", … }], "open": [] }

The browser is a Chromium of the package playwright-core of your project: npm install --save-dev playwright-core && npx playwright-core install chromium.

Consent is answered over the published API of OneTrust, Cookiebot, Usercentrics, Didomi, CookieYes, Complianz and Klaro; of others, such as those of the IAB's framework, by the
text of their buttons in English, Spanish, French and German; and where a page only sets defaults of Google's consent mode, by an update of it. A site that does not ask is
visited once.

A journey is a list of steps, one a line in plain words (click Add to cart; fill #email with jo@shop.example), or in YAML or JSON. An element is named by a CSS selector,
or by the text of a button or link:

  - open: /cart
  - click: Add to cart
  - fill: '#email'
    with: jo@shop.example
    within: 'iframe.checkout'
  - choose: '#country'
    with: DE
  - press: Enter
  - scroll: 50
  - wait: 500
  - back: true

Findings are those of 'tagmason recording', and:

no container           a page does not load the container, or the one that other pages have
other container        it loads another one
two containers         it loads two, or one twice
page view missing      the address changed without a load, and no page view was sent
late consent default   consent is set after the tags have started
consent not passed on  the visitor agreed, and hits still say that consent is denied
no refusal             the question about consent cannot be refused (warning)
campaign lost          a redirect drops utm_source, gclid and the like
lost on leaving        an event was on its way when the page was left, and was given up
data layer replaced    code of the page replaces the list that the container listens to
step failed            a step of the journey could not be done
unreachable            the site could not be opened

  tagmason verify https://shop.example --plan plan.json --journey buy.yaml --pictures shots
`
