import { Alert, Button, Card, Facts, useLocale } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { countryName } from './countries.ts'
import { revenueText } from './texts.ts'
import { UpdateTax } from './UpdateTax.tsx'

/** What tax offices ask of payouts. */
export function TaxInfo() {
  const { tax: text } = useText(revenueText)
  const { locale } = useLocale()
  const { taxInfo } = useRead('revenue.overview').settings
  const { blocked } = useAct('revenue.setTaxInfo')
  const [open, setOpen] = useState(false)
  return (
    <Card
      level={2}
      title={text.title}
      detail={text.detail}
      actions={
        <Button size="small" blocked={blocked} onPress={() => setOpen(true)}>
          {text.update}
        </Button>
      }
    >
      {taxInfo === null ? (
        <Alert tone="caution" title={text.missing} detail={text.missingDetail} />
      ) : (
        <Facts
          items={[
            { term: text.country, value: countryName(taxInfo.country, locale) },
            { term: text.number, value: taxInfo.taxNumber },
            { term: text.form, value: taxInfo.form },
          ]}
        />
      )}
      <UpdateTax open={open} onClose={() => setOpen(false)} />
    </Card>
  )
}
