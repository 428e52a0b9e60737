import type { PageProps } from './pageProps.ts'
import { useEffect } from 'react'
import { useEntrance } from './door.tsx'
import { Forgot } from './Forgot.tsx'
import { Invitation } from './Invitation.tsx'
import { nextOf } from './next.ts'
import { Reset } from './Reset.tsx'
import { SignIn } from './SignIn.tsx'
import { Welcome } from './Welcome.tsx'

interface PlaceProps extends Omit<PageProps, 'token'> {
  path: string
  query: string
}

/** The page at an address of the entrance. */
export function Place({ path, query, ...rest }: PlaceProps) {
  const page = { ...rest, token: new URLSearchParams(query).get('token') ?? '' }
  if (path === '/forgot-password') return <Forgot {...page} />
  if (path === '/reset-password') return <Reset {...page} />
  if (path === '/invitation') return <Invitation {...page} />
  if (path === '/welcome') return <Welcome {...page} />
  const next = nextOf(query, location.origin)
  return rest.state.signedIn ? <GoOn to={next} /> : <SignIn {...page} next={next} />
}

/** Who is in already has nothing to do here. */
function GoOn({ to }: { to: string }) {
  const open = useEntrance()
  useEffect(() => void open?.().then((door) => door.leave(to)), [open, to])
  return null
}
