import type { CountedRole } from '@tagmason/domain'
import { Button, Grid, Section, Stack } from '@tagmason/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { Matrix } from './Matrix.tsx'
import { RoleCard } from './RoleCard.tsx'
import { RoleEditor } from './RoleEditor.tsx'
import { teamsText } from './texts.ts'

/** The roles: what each may do, and how many have it. */
export function RolesTab() {
  const text = useText(teamsText)
  const roles = useRead('roles.list')
  const { blocked } = useAct('roles.create')
  const [edited, edit] = useState<CountedRole | 'new' | null>(null)
  return (
    <Stack gap="l">
      <Section
        title={text.roles}
        detail={text.rolesDetail}
        actions={
          <Button tone="accent" look="solid" icon={Plus} blocked={blocked} onPress={() => edit('new')}>
            {text.createRole}
          </Button>
        }
      >
        <Grid label={text.roles}>
          {roles.map((role) => (
            <RoleCard key={role.id} role={role} onEdit={() => edit(role)} />
          ))}
        </Grid>
      </Section>
      <Matrix roles={roles} />
      <RoleEditor role={edited} onClose={() => edit(null)} />
    </Stack>
  )
}
