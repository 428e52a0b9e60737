/** @jsxRuntime classic */
// The manager's own React draws this, which is older than the product's: the classic form asks for whichever is there.
import React from 'react'
import { addons, types } from 'storybook/manager-api'
import { addonId, events } from './addon/events.ts'
import { Panel } from './addon/Panel.tsx'
import { showStatuses } from './addon/statuses.ts'
import { Tool } from './addon/Tool.tsx'

addons.register(addonId, (api) => {
  addons.add(addonId, { type: types.PANEL, title: 'Review', render: ({ active }) => <Panel active={active ?? false} /> })
  addons.add(`${addonId}/tool`, { type: types.TOOL, title: 'Sign-off', match: ({ viewMode }) => viewMode === 'story', render: () => <Tool /> })
  const show = () => void showStatuses().catch((error: unknown) => console.warn(error))
  // The store of states is ready when the list of stories is.
  api.on('setIndex', show)
  api.on(events.answer, show)
})
