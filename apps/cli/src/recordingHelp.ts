export const recordingHelp = `JSON: { "pages", "requests", "rows": [], "findings": [], "open": [] }

FILE is a HAR (in the browser: Network, Export HAR), or the list of messages that copy(dataLayer) puts on the clipboard; several pages are a list of { "url", "dataLayer" }.
A HAR tells what was sent, the messages tell what happened. A HAR may hold both: each page then has "_dataLayer", a list of { "at", "data" }: when, as an ISO time or milliseconds since 1970, and the message.

Requests are decoded of Google Analytics (also by a server of your own), the Measurement Protocol, Tagmason, Plausible, Umami, Matomo, Segment, RudderStack, PostHog, Snowplow,
Amplitude and Mixpanel, and of the pixels of Meta, TikTok, LinkedIn, Google Ads, Floodlight, Microsoft, Pinterest and Reddit.

missing         a tag fires, or the plan's trigger holds, and the event was not sent
doubled         it was sent twice to the same destination: at the same moment, or an order at any
differs         a value is another one than the tag has
parameter       it breaks the plan: a required parameter is missing, has another type, is no currency, is too long
unplanned       the plan has no such event (warning)
before consent  it was sent while consent was denied; pings of Google without a cookie are allowed
personal data   an e-mail address or a phone number leaves the page
failed          it did not arrive, or the script of a tag did not come
slow            the page view left after 5 s, or the script of a tag took more than 2 s (warning)
not seen        the plan has it and the recording does not come to it (note)
from elsewhere  no tag of the container is known to send it (note)

  tagmason recording visit.har --container container.json --plan plan.json
  tagmason recording visit.har --container container.json --save visit.json && tagmason test container.json visit.json
`
