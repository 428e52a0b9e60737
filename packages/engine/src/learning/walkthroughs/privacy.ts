/** What each film about privacy would show, in writing, by the id of the film. */
export const privacyWalks: Readonly<Record<string, readonly string[]>> = {
  'consent-mode-v2': [
    'Set all four signals to denied before anything else runs.',
    'Let the banner update what was answered, on each page.',
    'Read gcs in a request: G100, G101, G111.',
    'Hold back tags that are not Google’s with an additional consent check.',
  ],
  'test-consent-with-the-network-panel': [
    'Open a private window, the network panel, and filter for collect.',
    'Refuse, and go through three pages. Read gcs of each request.',
    'Start again and agree. Cookies appear now and not before.',
    'Withdraw, and prove that the next request says denied.',
  ],
  'personal-data-in-addresses': [
    'Search the pages report for an at sign, email= and token=.',
    'Find the form or newsletter that writes them into the address.',
    'Mend the site first; until then cut the query in page_location.',
    'Ask for deletion of what was collected already.',
  ],
  'retention-and-deletion': [
    'Choose 2 or 14 months in the property, as your policy says.',
    'Decide whether a new visit starts the clock again.',
    'Write down where exports lie and when they are deleted.',
    'Practise a deletion request once, before somebody sends one.',
  ],
  'banners-that-tell-the-truth': [
    'Name purposes in words that people use: statistics, advertising.',
    'Make refusing as easy as agreeing: same size, same level.',
    'Offer a way back on every page.',
    'Ask again only when something has changed.',
  ],
  'server-side-and-consent': [
    'The server gets what the browser sends, and the refusal with it.',
    'Forward the consent state with each event.',
    'Tags on the server are held back by the same rules.',
    'Prove it as you would in the browser: refuse, and read what the server sent.',
  ],
}
