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
      avoid: 'В\u00a0форме с\u00a0отправкой и\u00a0для согласий возьмите «Флажок».',
    },
  },
  render: (args) => <Held {...args} />,
  args: { name: 'switch', label: 'Письма о\u00a0скидках', checked: false, onChange: fn() },
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
    const control = canvas.getByRole('switch', { name: 'Письма о\u00a0скидках' })
    await userEvent.tab()
    await expect(control).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
  },
}
export const On: Story = { name: 'Включен', args: { checked: true, hint: 'Не\u00a0чаще раза в\u00a0месяц' } }
export const Invalid: Story = {
  name: 'Не\u00a0сохранилось',
  args: { error: 'Не\u00a0удалось сохранить. Попробуйте еще раз' },
}
export const Disabled: Story = { name: 'Недоступен', args: { checked: true, disabled: true } }
export const Long: Story = {
  name: 'Длинный текст, телефон',
  globals: { viewport: { value: 'phone' } },
  args: {
    label:
      'Сообщать, когда в\u00a0купленных отчетах изменятся сведения о\u00a0собственнике или появится новое ограничение',
    hint: 'Проверяем раз в\u00a0сутки по\u00a0открытым источникам',
  },
}
