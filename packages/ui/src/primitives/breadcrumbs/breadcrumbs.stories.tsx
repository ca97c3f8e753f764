import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumbs } from './breadcrumbs.tsx'

const meta = { title: 'Части/Путь', component: Breadcrumbs } satisfies Meta<typeof Breadcrumbs>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Обычный',
  args: { crumbs: [{ label: 'Главная', href: '#' }, { label: 'Проверка по базе приставов' }] },
}
