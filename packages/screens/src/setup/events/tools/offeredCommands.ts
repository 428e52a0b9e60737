/** What only a developer's machine or a pipeline can reach, as commands to copy. */
export const commandIds = ['crawl', 'verify', 'micro', 'scan', 'types'] as const
export type CommandId = (typeof commandIds)[number]

export interface OfferedCommand {
  readonly id: CommandId
  readonly command: string
  /** The article of the documentation that describes it. */
  readonly article: string
}

/** The commands for a site, such as `shop.example`. */
export const offeredCommands = (site: string): readonly OfferedCommand[] => [
  { id: 'crawl', command: `npx tagmason crawl https://${site} --pages 50`, article: 'read-a-container-export' },
  { id: 'verify', command: `npx tagmason verify https://${site} --plan plan.json`, article: 'test-what-fires-in-your-pipeline' },
  {
    id: 'micro',
    command: "npx tagmason-server micro --plan plan.json --run 'npx playwright test' --junit report.xml",
    article: 'test-what-fires-in-your-pipeline',
  },
  { id: 'scan', command: 'npx tagmason scan src --plan plan.json', article: 'the-data-layer-from-page-to-tag' },
  { id: 'types', command: 'npx tagmason types plan.json --out src/tracking.ts', article: 'the-data-layer-from-page-to-tag' },
]
