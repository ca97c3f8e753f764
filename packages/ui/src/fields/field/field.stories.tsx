import type { Meta, StoryObj } from '@storybook/react-vite'
import { input } from './field.css.ts'
import { FieldShell } from './field.tsx'

const meta = {
  title: 'Поля/Оболочка',
  parameters: {
    guide: {
      use: 'Основа нового поля: подпись, подсказка до\u00a0него, ошибка после; ошибку слышно сразу.',
      avoid: 'Готовые поля уже в\u00a0ней; на\u00a0странице берите их.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj

export const Default: Story = {
  name: 'Подпись, подсказка, ошибка',
  render: () => (
    <FieldShell label="Электронная почта" hint="Сюда придет отчет" error="Некорректный email">
      {(control) => <input {...control} className={input} defaultValue="marina@" />}
    </FieldShell>
  ),
}
