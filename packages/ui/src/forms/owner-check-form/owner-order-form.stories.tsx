import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { InColumn, noNetwork } from '../form-shell/in-column.tsx'
import { OwnerOrderForm } from './owner-order-form.tsx'

const meta = {
  title: 'Формы/Заказ проверки собственника',
  component: OwnerOrderForm,
  parameters: {
    guide: {
      about: 'Проверка собственника с ее собственной страницы, когда объект еще не выбран.',
      use: 'Собственник вместе с объектом: страница проверки, где объект еще не выбран.',
      avoid: 'Когда объект известен, возьмите «Собственника в заказе».',
    },
  },
  render: (args) => (
    <InColumn wide>
      <OwnerOrderForm {...args} />
    </InColumn>
  ),
  args: {
    onSubmit: fn(),
    submitText: 'Проверить за 499\u00a0₽',
    objectHint: 'Стоит в выписке и договоре.',
  },
} satisfies Meta<typeof OwnerOrderForm>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: 'Пустая: номер, собственник и причина обязательны',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Проверить/ }))
    await expect(canvas.getByLabelText('Кадастровый номер объекта')).toHaveFocus()
    const named = canvas.getAllByRole('listitem').map((item) => item.textContent?.split(':')[0])
    await expect(named).toEqual([
      'Кадастровый номер объекта',
      'Фамилия собственника',
      'Имя',
      'Дата рождения',
      'Зачем проверяете',
    ])
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Sends: Story = {
  name: 'Отдает номер в двоеточиях и собственника',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText('Кадастровый номер объекта'))
    await userEvent.paste('00 14 0203005 1047')
    await userEvent.click(canvas.getByLabelText('Фамилия собственника'))
    await userEvent.paste('Ладогин Арсений Петрович')
    await userEvent.type(canvas.getByLabelText('Дата рождения'), '14031987')
    await userEvent.click(canvas.getByRole('radio', { name: /^Покупаю или\sпродаю/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^Проверить/ }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      objectKey: '00:14:0203005:1047',
      ownersData: [
        {
          lastName: 'Ладогин',
          firstName: 'Арсений',
          middleName: 'Петрович',
          birthDate: '1987-03-14',
          separated_name: true,
        },
      ],
      purpose: 'purchase',
      ground: 'contract',
    })
  },
}
export const Loading: Story = { name: 'Ждет ответа', args: { loading: true } }
export const Refused: Story = { name: 'Отказ сервера', args: { error: 'Заказ не открыт' } }
export const Failed: Story = {
  name: 'Нет связи: введенное на месте',
  args: { onSubmit: fn(noNetwork) },
  play: async (context) => {
    await Sends.play?.({ ...context, args: { ...context.args, onSubmit: context.args.onSubmit } })
    await expect(await context.canvas.findByRole('button', { name: 'Повторить' })).toBeVisible()
    await expect(context.canvas.getByLabelText('Кадастровый номер объекта')).toHaveValue('00:14:0203005:1047')
  },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
export const Demanded: Story = {
  name: '[SELL-02] Источник спрашивают по региону: без него не отправить, и сказано зачем',
  args: {
    offered: ({ region }) => [
      {
        type: 'bailiffs',
        title: 'Исполнительные производства',
        source: 'ФССП',
        isLeading: true,
        state: region ? 'answered' : 'needs-data',
        missing: region ? [] : ['region'],
      },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText('Кадастровый номер объекта'))
    await userEvent.paste('00 14 0203005 1047')
    await userEvent.click(canvas.getByLabelText('Фамилия собственника'))
    await userEvent.paste('Ладогин Арсений Петрович')
    await userEvent.type(canvas.getByLabelText('Дата рождения'), '14031987')
    await userEvent.click(canvas.getByRole('radio', { name: /^Покупаю или\sпродаю/ }))
    const region = canvas.getByLabelText('Регион')
    await expect(region).toHaveAccessibleDescription(/приставов спрашивают по.региону/)
    await userEvent.click(canvas.getByRole('button', { name: /^Проверить/ }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(region).toHaveAccessibleDescription(/Обязательное поле/)
    await userEvent.selectOptions(region, 'Москва')
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить собственника' }))
    await expect(canvas.getAllByLabelText('Регион')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать собственника 2' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Проверить/ }))
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ ownersData: [expect.objectContaining({ region: 'Москва' })] }),
    )
  },
}
