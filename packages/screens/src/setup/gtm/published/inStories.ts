import { type PublishedProblem, Refusal, type SendProblem, type Workspace } from '@tagmason/domain'

/** What Google would publish of a small shop: an order of GA4 without a currency, a pixel on all pages, and the code of an old product that ended. */
const resource = {
  version: '42',
  macros: [
    { function: '__e' },
    { function: '__v', vtp_name: 'ecommerce.value', vtp_dataLayerVersion: 2 },
    { function: '__v', vtp_name: 'ecommerce.transaction_id', vtp_dataLayerVersion: 2 },
  ],
  tags: [
    { function: '__googtag', once_per_load: true, vtp_tagId: 'G-AB12CD34EF', tag_id: 3 },
    {
      function: '__gaawe',
      once_per_event: true,
      vtp_eventName: 'purchase',
      vtp_measurementIdOverride: 'G-AB12CD34EF',
      vtp_eventSettingsTable: [
        'list',
        ['map', 'parameter', 'value', 'parameterValue', ['macro', 1]],
        ['map', 'parameter', 'transaction_id', 'parameterValue', ['macro', 2]],
      ],
      tag_id: 4,
    },
    { function: '__html', once_per_event: true, vtp_html: '<script src="http://stats.example/old.js"></script>', tag_id: 5 },
  ],
  predicates: [
    { function: '_eq', arg0: ['macro', 0], arg1: 'gtm.js' },
    { function: '_eq', arg0: ['macro', 0], arg1: 'order_placed' },
  ],
  rules: [
    [
      ['if', 0],
      ['add', 0, 2],
    ],
    [
      ['if', 1],
      ['add', 1],
    ],
  ],
}

/** The id of the published container of the stories. */
export const publishedId = 'GTM-PUB7SH2'

/** A saved script of it. */
export const publishedScript = `(function(){var data = ${JSON.stringify({ resource, blob: { 10: publishedId } })};})()`

/** A workspace with a server beside it that finds the published container at every address: the sample asks no network, so the story gives what Google would answer. */
export const publishedIsThere = (real: Workspace): Workspace => ({
  ...real,
  act: (name, input) => {
    const isAsked = (name as string) === 'containers.readPublished' && typeof input === 'object' && input !== null && 'from' in input
    return real.act(name, isAsked ? ({ fileName: `${publishedId}.js`, text: publishedScript } as never) : input)
  },
})

/** A workspace whose server could not read the container, for this reason. */
export const publishedRefused =
  (problem: PublishedProblem | SendProblem) =>
  (real: Workspace): Workspace => ({
    ...real,
    act: (name, input) =>
      (name as string) === 'containers.readPublished'
        ? Promise.reject(new Refusal('unavailable', 'A story refuses this.', [{ path: 'from', message: problem }]))
        : real.act(name, input),
  })
