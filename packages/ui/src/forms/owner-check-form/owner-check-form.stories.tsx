import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Link } from '../../primitives/link/link.tsx'
import { InColumn, noNetwork } from '../form-shell/in-column.tsx'
import { loadSampleAddresses } from '../form-shell/sample-suggestions.ts'
import { filledWith } from '../form-shell/filled-with.tsx'
import { OwnerCheckForm } from './owner-check-form.tsx'

const meta = {
  title: 'Формы/Проверка собственника',
  component: OwnerCheckForm,
  parameters: {
    guide: {
      use: 'Заказ проверки собственника: объект, человек, цель и\u00a0основание; собственника можно назвать позже.',
      avoid:
        'Когда объект не\u00a0нужен, возьмите «Проверку человека»; для выписки без людей\u00a0— «Поиск».',
    },
  },
  render: (args) => (
    <InColumn wide>
      <OwnerCheckForm {...args} />
    </InColumn>
  ),
  args: {
    onSubmit: fn(),
    submitText: 'Проверить за\u00a0499\u00a0₽',
    loadAddresses: loadSampleAddresses,
    consentLink: <Link href="#pd">согласие на обработку персональных данных</Link>,
  },
} satisfies Meta<typeof OwnerCheckForm>

export default meta

type Story = StoryObj<typeof meta>

const object = '00:14:0203005:1047'

export const Empty: Story = {
  name: 'Пустая: отказы у\u00a0полей',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Проверить/ }))
    await expect(canvas.getByLabelText('Адрес или кадастровый номер')).toHaveFocus()
    await expect(canvas.getByLabelText('Фамилия собственника')).toHaveAccessibleDescription(
      'Обязательное поле',
    )
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByLabelText('Адрес или кадастровый номер'), 'Образцовск')
    await userEvent.tab()
    await expect(canvas.getByLabelText('Адрес или кадастровый номер')).toHaveAccessibleDescription(
      'Укажите квартиру или кадастровый номер',
    )
  },
}
export const Sends: Story = {
  name: 'Отдает объект, собственника, цель и\u00a0основание',
  args: { initialObject: '00-14-0203005-1047' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Фамилия собственника'), ' Ладогин ')
    await userEvent.type(canvas.getByLabelText('Имя'), 'Арсений')
    await userEvent.type(canvas.getByLabelText('Дата рождения'), '14031987')
    await userEvent.selectOptions(canvas.getByLabelText('Зачем проверяете'), 'purchase')
    await userEvent.selectOptions(canvas.getByLabelText('Основание'), 'contract')
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Даю/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^Проверить/ }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({
      object,
      owners: [{ lastName: 'Ладогин', firstName: 'Арсений', birthDate: '1987-03-14', separated_name: true }],
      purpose: 'purchase',
      ground: 'contract',
    })
  },
}
export const Later: Story = {
  name: 'Собственник неизвестен',
  args: { initialObject: object },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /заполню позже/ }))
    await expect(canvas.queryByLabelText('Фамилия собственника')).toBeNull()
    await userEvent.selectOptions(canvas.getByLabelText('Зачем проверяете'), 'purchase')
    await userEvent.selectOptions(canvas.getByLabelText('Основание'), 'contract')
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Даю/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^Проверить/ }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      object,
      owners: [],
      purpose: 'purchase',
      ground: 'contract',
    })
  },
}
export const Refused: Story = {
  name: 'Отказ сервера у\u00a0поля',
  args: { initialObject: object, refusals: { object: 'Объект не\u00a0найден. Проверьте номер' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Адрес или кадастровый номер')).toHaveFocus()
    await expect(canvas.getByText(/^Объект не.найден/)).toBeVisible()
  },
}
export const Filled: Story = {
  name: 'Заполнена',
  args: { initialObject: object },
  ...filledWith({
    lastName: 'Ладогин',
    firstName: 'Арсений',
    birthDate: '14.03.1987',
    purpose: 'purchase',
    ground: 'contract',
    consent: true,
  }),
}
export const Loading: Story = { name: 'Ждет ответа', args: { initialObject: object, loading: true } }
export const Failed: Story = {
  name: 'Нет связи: введенное на\u00a0месте',
  args: { initialObject: object, onSubmit: fn(noNetwork) },
  play: async (context) => {
    await Later.play?.(context)
    await expect(await context.canvas.findByRole('button', { name: 'Повторить' })).toBeVisible()
    await expect(context.canvas.getByLabelText('Адрес или кадастровый номер')).toHaveValue(object)
  },
}
export const Blocked: Story = {
  name: 'Проверка выключена',
  args: { blocked: 'Источник сведений о\u00a0собственниках сегодня не\u00a0отвечает. Попробуйте завтра.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Имя')).toBeDisabled()
  },
}
export const Phone: Story = {
  name: 'Телефон',
  globals: { viewport: { value: 'phone' } },
  args: { initialObject: 'Образцовская область, г Новый Образцовск, ул Большая Кленовая, д 14, кв 47' },
}
