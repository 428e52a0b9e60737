import { Refusal } from '@tagmason/domain'
import { Failure, NoAccess } from '@tagmason/ui'
import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, type ReactNode } from 'react'
import { useText } from './language.ts'
import { shellText } from './shell/texts.ts'

export interface GuardProps {
  children: ReactNode
  /** It is the whole page that is missing then, and not a part of it. */
  page?: boolean
  /** What stands around the failure, or instead of it, where it would otherwise stand alone. */
  around?(failure: ReactNode, onRetry: () => void): ReactNode
}

/** Catches what could not be read or drawn under it: says why and offers to try again, or says that the role does not include it. */
export function Guard({ children, page = false, around = (failure) => failure }: GuardProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <Boundary onRetry={reset} page={page} around={around}>
          {children}
        </Boundary>
      )}
    </QueryErrorResetBoundary>
  )
}

class Boundary extends Component<Required<GuardProps> & { onRetry(): void }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    const retry = () => {
      this.props.onRetry()
      this.setState({ error: undefined })
    }
    return this.props.around(<Broken error={error} page={this.props.page} onRetry={retry} />, retry)
  }
}

function Broken({ error, page, onRetry }: { error: unknown; page: boolean; onRetry(): void }) {
  const text = useText(shellText)
  if (error instanceof Refusal && error.code === 'forbidden') return <NoAccess title={text.noAccess} detail={text.noAccessDetail} />
  const detail = text.refusals[error instanceof Refusal ? error.code : 'unavailable']
  return <Failure title={page ? text.loadFailed : text.partFailed} detail={detail} retry={text.retry} onRetry={onRetry} />
}
