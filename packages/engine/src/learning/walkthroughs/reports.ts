/** What each film about reports would show, in writing, by the id of the film. */
export const reportsWalks: Readonly<Record<string, readonly string[]>> = {
  'build-a-dashboard': [
    'Write the question that it shall answer.',
    'Put the figure at the top left and its course beside it.',
    'Add one breakdown and one list of what stands in the way.',
    'Take away what nobody can act on.',
  ],
  'read-a-funnel': [
    'Note the whole rate, and compare it with the period before.',
    'Find the step whose rate has changed.',
    'Split it by device until one part stands out.',
    'Go through that step yourself, on that device.',
  ],
  'compare-periods-fairly': [
    'Take whole weeks with the same weekdays.',
    'Mark holidays and sales on both sides.',
    'Look at the count behind each percentage.',
    'Say what changed in the measurement meanwhile.',
  ],
  'share-and-schedule': [
    'Share one report by a link that ends.',
    'Schedule it for Monday at eight in the project’s time zone.',
    'Name only people who decide something with it.',
    'Look at the delivery history after the first week.',
  ],
  'attribution-in-plain-words': [
    'Take one order with five contacts before it.',
    'Give it to the last, the first, to all alike, and compare what comes out.',
    'See what no rule can know: who would have bought anyway.',
    'Plan a test by region for the channel that costs most.',
  ],
  'cohorts-and-retention': [
    'A cohort is everybody who began in the same week.',
    'Read a row to see how many came back, week by week.',
    'Read a column to see whether later cohorts do better.',
    'Change one thing for new visitors, and wait for two cohorts.',
  ],
  'export-to-a-spreadsheet': [
    'Choose the data set, the range and CSV or Excel.',
    'Large ranges take a while; the history shows when the file is there.',
    'Keep numbers as numbers: check the decimal sign of your spreadsheet.',
    'Note on the first sheet when and from what it was made.',
  ],
}
