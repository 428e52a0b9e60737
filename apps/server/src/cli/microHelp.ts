/** What `tagmason-server micro --help` says. */
export const microHelp = `tagmason-server micro --plan PLAN [--run COMMAND]
What a test run sends, judged by the plan.

      --run COMMAND            starts it, with the address in TAGMASON_MICRO, and ends with it; without it until interrupted
      --junit FILE             writes the results as JUnit XML at the end
      --port N, --host HOST    4311 and 127.0.0.1 when left out; port 0 is any free one
      --json                   prints what came as JSON at the end

One process without a database. It takes what our script and the clients of GA4, gtag, Plausible, Umami, Matomo, Segment, RudderStack, PostHog, Snowplow, Amplitude and
Mixpanel send, at their own paths and with any key, and judges each event as the violations of the product do: required parameters, types, currencies, amounts, lengths,
personal data, events that the plan does not have.

  /good, /bad              what came, as JSON; ?event=NAME for one event. Of a bad event each problem is one sentence
  /missing                 names of planned events that did not come
  /reset                   forgets everything
  /report.junit.xml        the same for CI

  tagmason-server micro --plan plan.json --run 'npx playwright test' --junit report.xml

In a Playwright test, send Google's hits there:
  await page.route(/(google-analytics|analytics\\.google)\\.com\\/g\\/collect/, async (route) => {
    const { search } = new URL(route.request().url())
    await fetch(process.env.TAGMASON_MICRO + '/g/collect' + search, { method: 'POST', body: route.request().postData() ?? '' })
    await route.fulfill({ status: 204 })
  })

In a Cypress test:
  cy.intercept(/(google-analytics|analytics\\.google)\\.com\\/g\\/collect/, (request) => {
    request.url = Cypress.env('TAGMASON_MICRO') + '/g/collect' + new URL(request.url).search
  })
  cy.request(Cypress.env('TAGMASON_MICRO') + '/bad').its('body').should('be.empty')

Exit code: 0 all good, 1 an event was wrong, unplanned or missing, or the command failed, 2 unusable input or usage.
`
