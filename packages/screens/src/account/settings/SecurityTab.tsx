import type { AccountSettings } from '@tagmason/domain'
import { Stack } from '@tagmason/ui'
import { PasswordCard } from './PasswordCard.tsx'
import { TwoFactorCard } from './TwoFactorCard.tsx'

/** How one signs in. */
export function SecurityTab({ settings: { security } }: { settings: AccountSettings }) {
  return (
    <Stack gap="m">
      <PasswordCard security={security} />
      <TwoFactorCard security={security} />
    </Stack>
  )
}
