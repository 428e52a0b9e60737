import type { TagContainer } from '@tagmason/domain'

const home = 'https://tagmanager.google.com/#/'

/** Where Tag Manager's own site shows the first connected container whose numbers an export gave; its start page where none is. */
export function consoleAddress(containers: readonly Pick<TagContainer, 'status' | 'numbers'>[]): string {
  const numbers = containers.find((each) => each.status === 'connected' && each.numbers !== undefined)?.numbers
  return numbers === undefined ? `${home}home` : `${home}container/accounts/${numbers.account}/containers/${numbers.container}/workspaces`
}
