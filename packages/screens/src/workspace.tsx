import {
  type ActInput,
  type ActName,
  type ActOutput,
  type Issue,
  type ReadInput,
  type ReadName,
  type ReadOutput,
  Refusal,
  type Workspace,
} from '@tagmason/domain'
import { toast } from '@tagmason/ui'
import { QueryClient, QueryClientProvider, useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { TimePasses, useClock } from './clock.ts'
import { useLanguage, useText } from './language.ts'
import { actNamed } from './shell/actNames.ts'
import { shellText } from './shell/texts.ts'

const WorkspaceContext = createContext<Workspace | null>(null)
/** Whether news of the workspace arrive; since when they do not, as epoch milliseconds. */
export type Stream = { up: true } | { up: false; since: number | null }
const StreamContext = createContext<Stream>({ up: false, since: null })

export interface WorkspaceProviderProps {
  workspace: Workspace
  /** See TimePasses. */
  timePasses?: boolean
  children: ReactNode
}

/** Gives the screens under it their one door. Answers are kept until the workspace says that they are old. */
export function WorkspaceProvider({ workspace, timePasses = false, children }: WorkspaceProviderProps) {
  const [client] = useState(
    () =>
      new QueryClient({
        // Whether the workspace can be reached without a network is the workspace's to know: it may live in this browser.
        defaultOptions: {
          queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false, networkMode: 'always' },
          mutations: { networkMode: 'always' },
        },
      }),
  )
  const [stream, setStream] = useState<Stream>({ up: false, since: null })
  useEffect(() => {
    let lost = false
    return workspace.watch(
      (old) => {
        void client.invalidateQueries({ predicate: ({ queryKey }) => old.includes(queryKey[0] as ReadName) })
      },
      (up) => {
        // What happened meanwhile was not told, so any answer may be old.
        if (up && lost) void client.invalidateQueries()
        lost = !up
        setStream(up ? { up } : { up, since: Date.now() })
      },
    )
  }, [workspace, client])
  return (
    <WorkspaceContext.Provider value={workspace}>
      <StreamContext.Provider value={stream}>
        <TimePasses value={timePasses}>
          <QueryClientProvider client={client}>{children}</QueryClientProvider>
        </TimePasses>
      </StreamContext.Provider>
    </WorkspaceContext.Provider>
  )
}

/** Whether the answers on screen follow the workspace as it changes. */
export const useStream = () => useContext(StreamContext)

export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext)
  if (workspace === null) throw new Error('A screen was drawn outside <WorkspaceProvider>, so it has nothing to read. Wrap it in one.')
  return workspace
}

type Asked<N extends ReadName> = undefined extends ReadInput<N> ? [name: N, input?: ReadInput<N>] : [name: N, input: ReadInput<N>]

export const asking = <N extends ReadName>(workspace: Workspace, name: N, input: ReadInput<N> | undefined) => ({
  queryKey: [name, input ?? null],
  queryFn: () => workspace.read(name, input as ReadInput<N>),
})

/** The answer to a question. Loading and failure are drawn by the frame around the screen. */
export const useRead = <N extends ReadName>(...[name, input]: Asked<N>): ReadOutput<N> => useSuspenseQuery(asking(useWorkspace(), name, input)).data

/** The same for the parts around a screen, which must stand while it loads: undefined until there is an answer. */
export const useReadLater = <N extends ReadName>(...[name, input]: Asked<N>): ReadOutput<N> | undefined => useQuery(asking(useWorkspace(), name, input)).data

/** The same for what is over the page: asked while that is open, and the last answer stays. */
export const useReadWhile = <N extends ReadName>(open: boolean, name: N) => useQuery({ ...asking(useWorkspace(), name, undefined), enabled: open }).data

/** The workspace's clock, which relative times are written by: it stands still in the sample and goes on in real projects. ISO 8601. */
export function useNow(): string {
  const { data, dataUpdatedAt } = useSuspenseQuery(asking(useWorkspace(), 'session.get', undefined))
  return useClock(data.now, dataUpdatedAt, data.space === 'real')
}

/** Whether this is the sample workspace or a project of the member's own. */
export const useSpace = () => useRead('session.get').space

export interface Act<N extends ActName> {
  /** Does it. Resolves to undefined when it was refused, of which the member has then been told, or when it is being done already. */
  run(...input: undefined extends ActInput<N> ? [input?: ActInput<N>] : [input: ActInput<N>]): Promise<{ done: ActOutput<N> } | undefined>
  busy: boolean
  /** Why this member may not do it, in words; false when they may. */
  blocked: string | false
}

/**
 * A change that this member can ask for. Failures become an error toast with the reason; nothing is changed by them. A form gives `says`: it is told what is
 * wrong with what was entered, and answers whether it says so at its fields, where a toast would only repeat it.
 */
export function useAct<N extends ActName>(name: N, says?: (issues: readonly Issue[]) => boolean): Act<N> {
  const workspace = useWorkspace()
  const client = useQueryClient()
  const text = useText(shellText)
  const language = useLanguage()
  const session = useReadLater('session.get')
  const mutation = useMutation({
    mutationFn: async (input: ActInput<N>) => ({ done: await workspace.act(name, input) }),
    onError: async (error) => {
      if (error instanceof Refusal && says?.(error.issues)) return
      toast.error(text.actFailed(await actNamed(name, language)), { detail: text.refusals[error instanceof Refusal ? error.code : 'unavailable'] })
    },
    // The answers that the act made old are fetched before it counts as done, so that a screen never shows the past.
    onSettled: () => client.refetchQueries({ stale: true, type: 'active' }),
  })
  const needed = session?.refused[name]
  const pending = useRef(false)
  return {
    run: async (...[input]) => {
      // A second press while the first is being done means the same; `busy` is drawn only with the next render.
      if (pending.current) return undefined
      pending.current = true
      try {
        return await mutation.mutateAsync(input as ActInput<N>)
      } catch {
        return undefined
      } finally {
        pending.current = false
      }
    },
    busy: mutation.isPending,
    blocked: needed !== undefined && text.needsRole(text.roles[needed]),
  }
}
