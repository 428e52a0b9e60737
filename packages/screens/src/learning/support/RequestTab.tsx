import { Alert, Button, Card, Form, Split, Stack } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useAct, useRead } from '../../workspace.tsx'
import { QuickHelp } from './QuickHelp.tsx'
import { RequestFields } from './RequestFields.tsx'
import { supportText } from './texts.ts'
import { useRequest } from './useRequest.ts'

/** A question to the experts, and the quicker ways to help beside it. */
export function RequestTab() {
  const { request: text } = useText(supportText)
  const { people } = useRead('support.overview')
  const form = useRequest()
  return (
    <Split ratio="fixed" aside={<QuickHelp />}>
      <Stack gap="m">
        <NoMail />
        <Card level={2} title={text.title} detail={people === 'sandbox' ? text.detail : text.ownDetail}>
          <Form
            label={text.title}
            busy={form.busy}
            onSubmit={() => void form.submit()}
            actions={
              <Button type="submit" tone="accent" look="solid" busy={form.busy} blocked={form.blocked}>
                {text.submit}
              </Button>
            }
          >
            <RequestFields form={form} />
          </Form>
        </Card>
      </Stack>
    </Split>
  )
}

/** Tells where requests wait because nobody said to whom they are mailed. */
function NoMail() {
  const { settings: text } = useText(supportText)
  const { settings } = useRead('support.overview')
  const { blocked } = useAct('support.setSettings')
  const [, open] = useQuery('settings')
  if (settings.mail !== '') return null
  return (
    <Alert
      tone="caution"
      title={text.noMail}
      detail={text.noMailDetail}
      actions={
        <Button size="small" blocked={blocked} onPress={() => open('open')}>
          {text.title}
        </Button>
      }
    />
  )
}
