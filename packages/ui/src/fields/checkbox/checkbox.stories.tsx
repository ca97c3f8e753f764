import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Link } from '../../primitives/link/link.tsx'
import { Checkbox } from './checkbox.tsx'

const meta = {
  title: 'Поля/Флажок',
  component: Checkbox,
  args: {
    name: 'offer',
    checked: false,
    onChange: fn(),
    label: (
      <>
        Принимаю условия <Link href="#offer">публичной оферты</Link>
      </>
    ),
  },
} satisfies Meta<typeof Checkbox>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Пустой' }
export const Checked: Story = {
  name: 'Отмечен',
  args: { checked: true, hint: 'Обязательно: это договор на услугу' },
}
export const Invalid: Story = { name: 'Ошибка', args: { error: 'Чтобы продолжить, установите этот флажок' } }
export const Disabled: Story = { name: 'Недоступен', args: { checked: true, disabled: true } }
