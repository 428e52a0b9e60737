import { Split, Stack } from '@tagmason/ui'
import { Methods } from './Methods.tsx'
import { ScheduleForm } from './ScheduleForm.tsx'
import { TaxInfo } from './TaxInfo.tsx'

/** When, how and under which tax terms payouts are made. */
export function Settings() {
  return (
    <Split
      ratio="even"
      aside={
        <Stack gap="l">
          <Methods />
          <TaxInfo />
        </Stack>
      }
    >
      <ScheduleForm />
    </Split>
  )
}
