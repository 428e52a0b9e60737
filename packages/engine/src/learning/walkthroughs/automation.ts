/** What each film about automation would show, in writing, by the id of the film. */
export const automationWalks: Readonly<Record<string, readonly string[]>> = {
  'your-first-workflow': [
    'Say it in one sentence with when and then.',
    'Choose the trigger and one condition.',
    'Add two actions, and run it with an example.',
    'Read the log of each step, then publish.',
  ],
  'alerts-people-do-not-mute': [
    'Let a band decide instead of a fixed number.',
    'Set quiet hours for what can wait.',
    'Send few things loudly and the rest by email.',
    'Every two weeks remove the alert that nobody acted on.',
  ],
  'follow-up-idle-carts': [
    'Trigger: a cart with a value over fifty and no order for a day.',
    'Condition: the person agreed to be contacted.',
    'Action: hand the cart to the shop’s mail system by a webhook.',
    'Stop it when the order comes.',
    'Compare with a group that gets nothing.',
  ],
  'return-conversions-to-ad-platforms': [
    'Choose the conversion that the platform shall learn from, once.',
    'Send value and currency, and the order number against duplicates.',
    'Compare both counts by week, and expect a stable distance.',
    'Send nothing for people who refused.',
  ],
  'let-issues-fix-themselves': [
    'Read what an automatic fix would do before you allow it.',
    'Allow it for faults with one right answer, such as a wrong letter in a name.',
    'Look at the log of fixes each week.',
    'Undo the one that was wrong, and switch its kind off.',
  ],
  'forecasts-you-can-check': [
    'Train on whole weeks, at least eight of them.',
    'Look at the back test: how far off would it have been?',
    'Decide on the band and not on the line.',
    'Compare with what came, and retrain when it drifts.',
  ],
}
