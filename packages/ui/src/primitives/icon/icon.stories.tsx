import type { Meta, StoryObj } from '@storybook/react-vite'
import * as icons from './icons.ts'
import { Icon } from './icon.tsx'

const meta = { title: 'Основы/Иконки' } satisfies Meta

export default meta

type Story = StoryObj

export const All: Story = {
  name: 'Все',
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', gap: 20 }}>
      {Object.entries(icons).map(([name, icon]) => (
        <li key={name} style={{ display: 'flex', gap: 10, alignItems: 'center', fontSize: 14 }}>
          <Icon icon={icon} size={24} />
          {name.replace('Icon', '')}
        </li>
      ))}
    </ul>
  ),
}
