import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Switch } from './switch.tsx'

const meta = {
  title: 'Поля/Тумблер',
  component: Switch,
  parameters: {
    guide: {
      use: 'Настройка, которая действует сразу, без кнопки «Сохранить».',
      avoid: 'В форме с отправкой и для согласий возьмите «Флажок».',
    },
  },
  render: (args) => <Held {...args} />,
  args: { name: 'switch', label: 'Письма о скидках', checked: false, onChange: fn() },
} satisfies Meta<typeof Switch>

export default meta

type Story = StoryObj<typeof meta>

function Held(args: React.ComponentProps<typeof Switch>) {
  const [checked, setChecked] = useState(args.checked)
  return (
    <div style={{ maxWidth: 360 }}>
      <Switch
        {...args}
        checked={checked}
        onChange={(next) => {
          args.onChange(next)
          setChecked(next)
        }}
      />
    </div>
  )
}

export const Off: Story = {
  name: 'Выключен, пробел включает',
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: 'Письма о скидках' })
    await userEvent.tab()
    await expect(control).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
  },
}
export const On: Story = { name: 'Включен', args: { checked: true, hint: 'Не чаще раза в месяц' } }
export const Invalid: Story = {
  name: 'Не сохранилось',
  args: { error: 'Не удалось сохранить. Попробуйте еще раз' },
}
export const Disabled: Story = { name: 'Недоступен', args: { checked: true, disabled: true } }
export const Long: Story = {
  name: 'Длинный текст, телефон',
  globals: { viewport: { value: 'phone' } },
  args: {
    label:
      'Сообщать, когда в купленных отчетах изменятся сведения о собственнике или появится новое ограничение',
    hint: 'Проверяем раз в сутки по открытым источникам',
  },
}
