import { type Answer, type EntranceDoor, type EntranceState, type OpenedInvitation, type Refused, EntranceProvider } from './door.tsx'
import { Entrance, type EntranceProps } from './Entrance.tsx'

const state: EntranceState = { mode: 'sign-in', signedIn: false, setup: false, brand: {}, passwordMinLength: 12, mails: true }

export const invited: OpenedInvitation = { email: 'noor@example.org', role: 'analyst', from: 'Elena Fischer', expires: '2024-01-29T10:00:00.000Z' }

export const goodPassword = 'three quiet lighthouses'

/** What was asked of the door, in order, as `signIn {"email":…}`, and where the page went. */
export const asked: string[] = []

const noted =
  <Input, T>(name: string, answer: (input: Input) => Answer<T> | Promise<Answer<T>>) =>
  async (input: Input) => {
    asked.push(`${name} ${JSON.stringify(input)}`)
    return answer(input)
  }
const well = (): Answer => ({ done: undefined })

/** An entrance of functions: all goes well, but for what the story says. */
export interface Gate extends Pick<EntranceProps, 'path'> {
  query?: string
  speaks?: readonly string[]
  state?: Partial<EntranceState>
  door?: Partial<{ [K in keyof EntranceDoor]: EntranceDoor[K] }>
}

export const refuses = (refused: Refused) => async (): Promise<{ refused: Refused }> => ({ refused })

/** Refuses the first times as told, then all is well. */
export function refusesFirst(...first: readonly Refused[]) {
  const left = [...first]
  return async (): Promise<Answer> => {
    const refused = left.shift()
    return refused === undefined ? well() : { refused }
  }
}

/** One answer never comes. */
export const hangs = () => new Promise<never>(() => undefined)

function doorOf({ state: own = {}, door = {} }: Pick<Gate, 'state' | 'door'>): EntranceDoor {
  const or = <K extends 'signIn' | 'signOut' | 'forgot' | 'reset' | 'accept' | 'setUp'>(name: K) =>
    noted(name, (door[name] ?? well) as (input: Parameters<EntranceDoor[K]>[0]) => Promise<Answer>)
  return {
    state: door.state ?? (async () => ({ done: { ...state, ...own } })),
    signIn: or('signIn'),
    signOut: or('signOut') as EntranceDoor['signOut'],
    forgot: or('forgot'),
    reset: or('reset'),
    accept: or('accept'),
    setUp: or('setUp'),
    invitation: door.invitation ?? (async () => ({ done: invited })),
    leave: (address) => void asked.push(`leave ${address}`),
  }
}

/** Made once a story, so that drawing again asks nothing again. */
const doors = new WeakMap<Gate, () => Promise<EntranceDoor>>()

/** The entrance as it stands in a window. */
export function InWindow({ gate, mode }: { gate: Gate; mode: 'light' | 'dark' }) {
  const open = doors.get(gate) ?? openerOf(gate)
  return (
    <EntranceProvider open={open}>
      <Entrance path={gate.path} query={gate.query ?? ''} mode={mode} speaks={gate.speaks ?? ['en-US']} />
    </EntranceProvider>
  )
}

function openerOf(gate: Gate) {
  const door = doorOf(gate)
  const open = async () => door
  doors.set(gate, open)
  return open
}
