/** @jsxRuntime classic */
// The manager's own React draws this, which is older than the product's: the classic form asks for whichever is there.
import React from 'react'
import { Route } from 'storybook/internal/router'
import { addons, types } from 'storybook/manager-api'
import { onReview, readAgain } from './addon/data.ts'
import { onShown, passes } from './addon/filter.ts'
import { Label } from './addon/Label.tsx'
import { Panel } from './addon/Panel.tsx'
import { addonId } from './addon/protocol.ts'
import { Sheet } from './addon/Sheet.tsx'
import { Tool } from './addon/Tool.tsx'

addons.setConfig({
  sidebar: {
    filters: { [addonId]: passes },
    renderLabel: (item, api) => (item.type === 'docs' ? item.name : <Label name={item.name} stories={api.findAllLeafStoryIds(item.id)} />),
  },
})

addons.register(addonId, (api) => {
  addons.add(addonId, { type: types.PANEL, title: 'Review', render: ({ active }) => <Panel active={active ?? false} /> })
  addons.add(`${addonId}/tool`, { type: types.TOOL, title: 'Sign-off', match: ({ viewMode }) => viewMode === 'story', render: () => <Tool /> })
  addons.add(`${addonId}/sheet`, {
    type: types.experimental_PAGE,
    url: '/sheet/',
    title: 'Contact sheet',
    render: () => (
      <Route path="/sheet/" startsWith>
        <Sheet />
      </Route>
    ),
  })
  const narrow = () => void api.experimental_setFilter(addonId, passes)
  onShown(narrow)
  onReview(narrow)
  void readAgain()
})
