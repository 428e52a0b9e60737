/** What each film about developers would show, in writing, by the id of the film. */
export const developersWalks: Readonly<Record<string, readonly string[]>> = {
  'send-events-from-a-server': [
    'Keep client ID, session ID and consent with the order.',
    'Build one request, and send it to the debug address.',
    'Mend what the messages say, then send it for real.',
    'Look into DebugView, because the answer is always 204.',
  ],
  'query-the-api': [
    'Send the key as a bearer in the header.',
    'Ask for few dimensions, and a limit.',
    'Page through with what the answer tells about the rest.',
    'At 429 wait for Retry-After.',
  ],
  'webhooks-with-signatures': [
    'Read the raw body and the time stamp.',
    'Calculate the HMAC and compare in constant time.',
    'Refuse what is older than five minutes.',
    'Answer 200 at once, and work later.',
  ],
  'containers-in-code-review': [
    'Commit the export of each published version.',
    'Make changes in a branch, and let the check fail on errors.',
    'Read the difference by name, because numbers change with each import.',
    'Import the merged file, test, publish and export again.',
  ],
  'the-command-line': [
    'Run tagmason plan with goals and a folder.',
    'Read the four files that it writes.',
    'Run tagmason validate on the container, and look at its exit code.',
    'Compare two versions of the files with your usual tools.',
  ],
  'type-the-data-layer': [
    'Write the events of the plan as a type.',
    'Put one function before the data layer.',
    'Let the compiler find each push with a wrong name.',
    'Change the plan and the type in the same review.',
  ],
  'simulate-a-container': [
    'Import an export in GTM Management and open Preview Mode.',
    'Choose what happens on a page: an address, a click, an event.',
    'See which tags would send what, without a browser on the site.',
    'Change a condition, and look again.',
  ],
  'a-plan-as-the-source-of-truth': [
    'Keep the goals in the repository, and make the files from them.',
    'The same goals give the same files, so each change shows.',
    'Compare the container that is live with the file, once a week.',
    'What differs is either a fault or a change that the plan does not know yet.',
  ],
}
