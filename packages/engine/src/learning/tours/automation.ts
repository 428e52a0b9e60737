import type { GuideStep } from '@tagmason/domain'

export const automationTours: Readonly<Record<string, readonly GuideStep[]>> = {
  'automate-a-follow-up': [
    { title: 'Say it in one sentence', detail: '“When somebody leaves a full cart for a day, tell the shop.”', href: '/automation/workflows' },
    { title: 'Make a workflow', detail: 'It begins as a draft, which does nothing.', href: '/automation/workflows' },
    { title: 'Choose the trigger', detail: 'What happens, and where it is noticed.', href: '/automation/workflows' },
    { title: 'Add a condition', detail: 'A value over which it is worth it.', href: '/automation/workflows' },
    { title: 'Add the action', detail: 'A message, a call of a webhook, a mark.', href: '/automation/workflows' },
    { title: 'Add what happens otherwise', detail: 'An empty branch is an answer too, if it is meant.', href: '/automation/workflows' },
    { title: 'Run it once', detail: 'With an example, and read what each step did.', href: '/automation/workflows' },
    { title: 'Publish it', detail: 'Now it listens.', href: '/automation/workflows' },
    { title: 'Look at its runs tomorrow', detail: 'How many, and how many failed?', href: '/automation/workflows' },
    { title: 'Decide whether it stays', detail: 'Automation that nobody misses after a month goes.', href: '/automation/workflows' },
  ],
  'tune-an-alert': [
    { title: 'Find the noisiest alert', detail: 'The one that was raised most and acted on least.', href: '/automation/alerts' },
    { title: 'Read its condition', detail: 'A fixed number suits few figures. Nights and weekends differ.', href: '/automation/alerts' },
    { title: 'Compare with the band', detail: 'Anomaly Detection knows what is usual at this hour.', href: '/analytics/anomalies' },
    { title: 'Choose a lower sensitivity', detail: 'Standard is three deviations, low is four.', href: '/analytics/anomalies' },
    { title: 'Set quiet hours', detail: 'What can wait until the morning shall.', href: '/analytics/anomalies' },
    { title: 'Choose the channel', detail: 'Loud ones for what cannot wait, email for the rest.', href: '/automation/alerts' },
    { title: 'Look again in two weeks', detail: 'Was anything missed? Did anything still disturb?', href: '/automation/alerts' },
  ],
  'merge-a-branch-of-a-template': [
    { title: 'Open the versions', detail: 'Version Control shows versions, branches and commits.', href: '/marketplace/versions' },
    { title: 'Read the branch', detail: 'Who works on it, and what for?', href: '/marketplace/versions' },
    { title: 'Compare it with the last version', detail: 'Added, changed and removed, by name.', href: '/marketplace/versions' },
    { title: 'Look at what was removed', detail: 'Somebody may rely on it. That makes a major version.', href: '/marketplace/versions' },
    { title: 'Find conflicts', detail: 'The same thing changed on both sides.', href: '/marketplace/versions' },
    { title: 'Decide each one', detail: 'One side wins, or a third way is written. Ask its author.', href: '/marketplace/versions' },
    { title: 'Check the result', detail: 'A container that was put together is checked like any other.', href: '/setup/gtm' },
    { title: 'Merge it', detail: 'The branch is closed and its commits stay readable.', href: '/marketplace/versions' },
    { title: 'Publish a version', detail: 'The type follows from the difference: major, minor or patch.', href: '/marketplace/versions' },
  ],
}
