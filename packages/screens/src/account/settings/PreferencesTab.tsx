import { type AccountSettings, languages, modes, timeZoneChoices } from '@tagmason/domain'
import { Card, ComboBox, Grid, Select, Time } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { shellText } from '../../shell/texts.ts'
import { useSetLanguage } from '../../shell/useSetLanguage.ts'
import { useAct, useNow, useRead } from '../../workspace.tsx'
import { settingsText } from './texts.ts'

/** The four of the specification first, then every zone that this machine knows. */
const zones = [
  ...timeZoneChoices.map(({ value, label, zone }) => ({ value: value as string, label: label as string, detail: zone.replaceAll('_', ' ') })),
  ...Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
]

/** Zone, language and theme: the same settings as the switches at the top right, which act everywhere at once. */
export function PreferencesTab({ settings: { profile } }: { settings: AccountSettings }) {
  const text = useText(settingsText)
  const words = useText(shellText)
  const now = useNow()
  const { mode } = useRead('session.get').preferences
  const set = useAct('settings.setPreferences')
  const setMode = useAct('session.setPreferences')
  const setLanguage = useSetLanguage()
  return (
    <Card level={2} title={text.preferences} detail={text.preferencesDetail}>
      <Grid>
        <ComboBox
          label={text.timezone}
          hint={
            <>
              {text.timezoneNow} <Time at={now} show="both" />
            </>
          }
          value={profile.timezone}
          options={zones}
          blocked={set.blocked}
          onChange={(timezone) => timezone !== '' && void set.run({ timezone })}
        />
        <Select
          label={text.language}
          value={profile.language}
          options={languages.map((value) => ({ value, label: words.languages[value] }))}
          onChange={(language) => void setLanguage(language)}
        />
        <Select
          label={text.theme}
          value={mode}
          options={modes.map((value) => ({ value, label: words.modes[value] }))}
          onChange={(value) => void setMode.run({ mode: value })}
        />
      </Grid>
    </Card>
  )
}
