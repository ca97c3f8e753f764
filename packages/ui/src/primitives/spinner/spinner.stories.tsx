import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './spinner.tsx'

const meta = { title: 'Части/Ожидание', component: Spinner } satisfies Meta<typeof Spinner>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Со словом', args: { label: 'Проверяем источники', visible: true } }
export const Large: Story = { name: 'Крупное', args: { size: 40, label: 'Загружаем' } }
