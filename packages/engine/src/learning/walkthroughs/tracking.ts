/** What each film about tracking would show, in writing, by the id of the film. */
export const trackingWalks: Readonly<Record<string, readonly string[]>> = {
  'what-an-event-is': [
    'An event is a moment: somebody does something, and the page tells it.',
    'Its name says what, its parameters say the rest.',
    'Add an event when a decision depends on it, and a parameter when only details differ.',
    'Look at an event of the sample plan and name its parts.',
  ],
  'click-link-and-form-triggers': [
    'Choose the link trigger for links, because it also sees clicks on pictures inside of them.',
    'Choose the click trigger for buttons, with a selector that survives a redesign, such as a data attribute.',
    'Choose a data layer event for forms, pushed after the server has answered.',
    'Add conditions until it fires for this thing only.',
  ],
  'the-data-layer-explained': [
    'Type dataLayer in the console and read the list from the top.',
    'A push with the key event wakes triggers; without it values are only kept.',
    'Values stay until they are overwritten, so clear what belongs to one moment.',
    'Push all that belongs together at once: what comes later is not there yet.',
  ],
  'custom-dimensions-that-earn-their-place': [
    'List the parameters that you send, and strike those that nobody splits a report by.',
    'Register the rest: scope event, user or item.',
    'Check that none has thousands of values, or values longer than 100 characters.',
    'Note the date: reports know the dimension from that day on.',
  ],
  'e-commerce-items-and-values': [
    'Give each item an ID or a name, a price and a quantity.',
    'Value is price times quantity, without tax and shipping.',
    'Send the currency with every value, in three capital letters.',
    'Take a discount off the price of a piece, and name it in discount as well.',
  ],
  'single-page-apps': [
    'Choose one way: enhanced measurement, or an event of your router.',
    'Push after the new title stands.',
    'Reset what belonged to the last page.',
    'Go through five pages in Preview: five page views, five titles.',
  ],
  'events-that-fire-twice': [
    'Count requests with the same name in the network panel.',
    'Look for a second container, then for enhanced measurement beside a tag.',
    'Look for triggers that both match the same click.',
    'For orders add the transaction ID, and keep a mark for the session.',
  ],
  'scroll-visibility-and-video': [
    'Use the scroll of enhanced measurement, which fires once at 90 percent, unless you need more marks.',
    'Use visibility for a part that matters, such as a price table, once per page.',
    'YouTube videos are measured by themselves; for others push start, quarters and end.',
    'Ask before each: what will we change if this number is low?',
  ],
}
