import { Stack, TabbedPanel } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useOnceOpened } from '../../shell/useOnceOpened.ts'
import { useRead } from '../../workspace.tsx'
import { Invoices } from './Invoices.tsx'
import { Notices } from './Notices.tsx'
import { Overview } from './Overview.tsx'
import { Plans } from './Plans.tsx'
import { SelfHosted } from './SelfHosted.tsx'
import { billingText } from './texts.ts'
import { UsageTab } from './UsageTab.tsx'

const loadCheckout = () => import('./CheckoutDialog.tsx').then((module) => module.CheckoutDialog)
const loadPay = () => import('./PayDialog.tsx').then((module) => module.PayDialog)

/** The plan of the account, what it costs and how much of it is used; what is used alone where there is nothing to pay. */
export function Billing() {
  return useRead('billing.overview').checkout === 'none' ? <SelfHosted /> : <Paid />
}

function Paid() {
  const text = useText(billingText)
  const [tab, setTab] = useQuery('tab', 'overview')
  const [plan, change] = useState('')
  const [invoice, pay] = useState('')
  const CheckoutDialog = useOnceOpened(plan !== '', loadCheckout)
  const PayDialog = useOnceOpened(invoice !== '', loadPay)
  return (
    <Stack gap="l">
      <Notices onPay={pay} />
      <TabbedPanel
        label={text.parts}
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'overview', label: text.tabs.overview, panel: () => <Overview onCompare={() => setTab('plans')} /> },
          { id: 'plans', label: text.tabs.plans, panel: () => <Plans onChange={change} /> },
          { id: 'usage', label: text.tabs.usage, panel: () => <UsageTab /> },
          { id: 'invoices', label: text.tabs.invoices, panel: () => <Invoices onPay={pay} /> },
        ]}
      />
      {CheckoutDialog !== null && <CheckoutDialog plan={plan} onClose={() => change('')} />}
      {PayDialog !== null && <PayDialog id={invoice} onClose={() => pay('')} />}
    </Stack>
  )
}
