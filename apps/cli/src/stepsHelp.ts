/** What stands in a file of steps, and in one of tests: every type of step with its keys. */
const steps = `A visit is a list of steps in YAML or JSON. It begins with a page; everything else happens on the page opened last. Each step has a type and keys:

  pageLoad     url (absolute), referrer (the page before when left out), title, cookies { name: value, as in document.cookie; those of the page before when left out },
               dataLayer [what the page pushed before the container loaded; a list is a gtag command, such as [consent, default, { ad_storage: denied }]],
               whileLoading [what the page pushes once the container has started and before the DOM is ready],
               globals { dotted name of a global variable: value }, elements [what DOM variables and visibility triggers find]
  push         data: what dataLayer.push() is given; a list is a gtag command
  click        element, defaultPrevented (true where the page stopped the browser's own answer)
  linkClick    element (a link or in one), defaultPrevented
  formSubmit   element (the form), defaultPrevented
  scroll       percent (0 to 100) or pixels: the depth reached; direction: vertical (when left out) or horizontal
  visibility   element, ratio (percent of it on the screen; 100 when left out, 0 when it leaves), duration (how long, in ms)
  history      url (absolute or relative), source: pushState (when left out), replaceState or popstate, state, title
  timer        the interval of timers is over once; trigger: name of one trigger, all that listen when left out
  consent      state { ad_storage: granted, analytics_storage: denied, ... }, command: update (when left out) or default, region [codes that a default is for]
  wait         ms: time passes, and timers tick
  video        status: start, pause, complete, buffering or progress; percent, seconds, duration, title, url, visible (of a YouTube video)
  error        message, url, line: a script of the page throws

  An element:  tag, id, classes (a list, or a text with spaces), text, href, attributes { name: value }, ancestors [the elements it is in, the nearest first],
               before, after [all elements beside it in the same parent, the nearest first; what :nth-of-type(2) and the like ask for]

What only a browser, a network or the code of a template could tell is unknown and never guessed.
`

export const simulateHelp = `JSON: { "steps": [{ "step", "fired": ["tag"], "notFired": [{ "tag", "because" }], "unknown": [{ "tag", "because" }] }] }

${steps}`

export const testHelp = `JSON: { "passed", "tests": [{ "name", "passed", "failures": [{ "step", "message", "place": { "line", "column" } }] }] }

A file of tests, in YAML or JSON:

  container: container.json                        the container, as a path from this file; may be left out
  tests:
    - name: A purchase is counted once
      steps:
        - type: pageLoad
          url: https://shop.example/thanks
          expect: { notFired: [GA4 - purchase] }
        - type: push
          data: { event: purchase, ecommerce: { value: 20, currency: EUR } }
          expect:
            only: [GA4 - purchase]
            tags: { GA4 - purchase: { parameters: { eventName: purchase } } }

What a step expects, by names of tags:

  fired        these fire; one that stands there twice, twice
  notFired     these do not, for sure
  only         these fire and no others; of no other it is unknown, except of those under unknown
  order        these fire one after the other, whatever fires between them
  unknown      of these nobody can say whether they fire
  tags         { tag: { parameters: { key: value } } }: it fires with these values; rows of a table are written eventSettingsTable.currency
               beside parameters: on (the event it fires on), times (how often), unknown [parameters whose values only a browser knows];
               the value null says that the parameter is not sent

${steps}`
