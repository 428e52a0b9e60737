/** What each film about setup would show, in writing, by the id of the film. */
export const setupWalks: Readonly<Record<string, readonly string[]>> = {
  'from-goals-to-a-measurement-plan': [
    'Open Natural Language Setup and write three goals, one sentence each.',
    'Generate. Nine or so events appear, each with the words that led to it.',
    'Read the list below the plan: wishes that could not become an event, with the reason.',
    'Switch off what nobody will look at, and mark two key events.',
    'Apply the plan to the project.',
  ],
  'your-first-container-imported': [
    'Download the container file from the plan.',
    'In Tag Manager open Admin, Import Container, and choose a new workspace.',
    'Choose Merge, and Rename for conflicts. The preview must say 0 deleted.',
    'Confirm, and open Preview before anything else.',
  ],
  'place-the-snippets': [
    'The consent default comes first in the head, before any other script.',
    'The data layer with what the page knows comes second.',
    'The container snippet comes third; its second half follows the opening body tag.',
    'Open Preview: Consent Initialization must stand before everything else.',
  ],
  'connect-a-ga4-property': [
    'Find the property ID under Admin, Property details; the measurement ID under Data streams.',
    'Enter it in GA4 Configuration. It stays pending until somebody with access verifies it.',
    'Download the configuration: the calls that set up key events, dimensions and retention.',
    'Send a first event, and look for it in Realtime.',
  ],
  'analyze-a-screenshot': [
    'Take a picture of one whole page, PNG or JPG up to 10 MB.',
    'Upload it. It stays in the browser.',
    'Analyze it. In your own projects it is read on your device; the sample answers with its own four elements.',
    'Correct what is wrong, leave out what does not matter, and add the rest to the plan.',
  ],
  'set-up-a-shop-in-one-sitting': [
    'Write the goals of a shop: product views, cart, checkout, orders, refunds.',
    'Read the ten events that come out of it, and the items that they carry.',
    'Give the pushes from the snippets to whoever builds the shop.',
    'Place a test order of two products, and compare each number.',
    'Reload the thank-you page: there must still be one purchase.',
    'Mark purchase as a key event.',
  ],
  'several-sites-one-plan': [
    'Use one property and one plan; tell sites apart by host name, not by event name.',
    'Keep names in one language on all sites.',
    'Put what differs, such as currency and language, into parameters.',
    'Import the same container file into each container, into a workspace of its own.',
  ],
}
