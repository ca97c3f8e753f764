import { admin, staff } from '@proverka/api/calls'
import {
  PERMISSIONS,
  permissionCondition,
  permissionLabel,
  permissionsOf,
  STAFF_ROLES,
  staffRoleLabel,
  type StaffRole,
} from '@proverka/domain/accounts'
import { refuses, replies, repliesTo, waits } from '@proverka/screens/stories/fake-server.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { focusedDialog } from '../../../stories/focused-dialog.ts'
import { recorded } from '../../../stories/recorded.ts'
import { inSituation, screenStories } from '../../../stories/screen-story.tsx'
import * as screen from '../settings-screen.tsx'
import type { Member, Roles, StaffSession } from './people-queries.ts'

const meta = {
  title: 'Консоль/Настройки, люди',
  ...screenStories(screen),
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Кто сотрудник, что может каждая роль, где кто вошел: роль дают и забирают, увидев последствия.',
      avoid: 'Клиентов ищут и ведут в «Клиентах».',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const member = (number: number, name: string, role: StaffRole, change: Partial<Member> = {}): Member => ({
  person_id: `00000000-0000-4000-8000-00000000000${number}`,
  email: `staff${number}@example.com`,
  name,
  roles: [{ role, given_at: '2026-09-01T09:00:00Z', given_by: 'igor@example.com', ends_at: null }],
  permissions: [...permissionsOf([role])],
  extra: [],
  last_used_at: '2026-11-25T11:10:00Z',
  factor: { app: true, passkeys: 1, recovery_codes_left: 10 },
  sessions: 1,
  ...change,
})

const MEMBERS: readonly Member[] = [
  member(1, 'Игорь Тарасов', 'chief', {
    roles: [{ role: 'chief', given_at: null, given_by: null, ends_at: null }],
  }),
  member(2, 'Вера Лунина', 'operator'),
  member(3, 'Алиса Громова', 'editor', {
    factor: { app: false, passkeys: 0, recovery_codes_left: 0 },
    last_used_at: null,
    sessions: 0,
    permissions: [...permissionsOf(['editor']), 'orders.read'],
    extra: [
      {
        permission: 'orders.read',
        given_at: '2026-11-25T09:00:00Z',
        given_by: 'staff1@example.com',
        ends_at: '2026-11-30T21:00:00Z',
      },
    ],
  }),
]

const ROLES: Roles = {
  roles: STAFF_ROLES.map((role) => ({
    role,
    label: staffRoleLabel(role),
    permissions: [...permissionsOf([role])],
  })),
  permissions: PERMISSIONS.map((permission) => {
    const condition = permissionCondition(permission) ?? null
    return {
      permission,
      label: permissionLabel(permission),
      condition,
      above: condition === 'second-above' ? 1000 : null,
    }
  }),
}

const session = (change: Partial<StaffSession>): StaffSession => ({
  session_id: '00000000-0000-4000-8000-000000000101',
  person_id: '00000000-0000-4000-8000-000000000002',
  email: 'staff2@example.com',
  name: 'Вера Лунина',
  browser: 'Firefox, Linux',
  ip: '10.0.0.2',
  created_at: '2026-11-25T06:00:00Z',
  last_used_at: '2026-11-25T11:10:00Z',
  expires_at: '2026-11-25T18:00:00Z',
  factor_at: '2026-11-25T06:01:00Z',
  is_current: false,
  ...change,
})

const listed = [
  replies(staff.listStaff, { staff: [...MEMBERS] }),
  replies(staff.listStaffRoles, ROLES),
  replies(staff.listStaffSessions, { sessions: [session({})] }),
]

const previewed = repliesTo(staff.previewStaffRole, (query) => {
  const role = query.get('role') as StaffRole
  const before = [...permissionsOf(['operator'])]
  const after = query.get('act') === 'give' ? [...permissionsOf(['operator', role])] : []
  return { before, after, sessions: 1 }
})

export const Filled: Story = {
  name: '[CONSOLE-02] Люди и таблица прав',
  parameters: inSituation({ path: '/settings?part=people', answers: listed }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('row', { name: /Вера Лунина.*оператор.*1\sключ, приложение/ }),
    ).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Алиса Громова.*не подключен.*не был/ })).toBeVisible()
    await expect(canvas.getByText(/^Алиса Громова: «Видеть заказы и отчеты» до 30\.11\.2026/)).toBeVisible()
    const matrix = within(await canvas.findByRole('region', { name: 'Права ролей' }))
    const line = (label: RegExp) =>
      within(matrix.getByRole('row', { name: label }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
    await expect(line(/^Баннеры/)).toEqual(['нет', 'нет', 'нет', 'может', 'может'])
    await expect(line(/^Открывать личные данные/)[0]).toBe('с причиной, в журнал')
    await expect(line(/^Платить партнерам/)).toEqual([
      'нет',
      'нет',
      'со второй подписью',
      'нет',
      'со второй подписью',
    ])
    await expect(line(/^Возвращать деньги за услуги, до 1\s000/)[0]).toBe('может')
    await expect(line(/^Возвращать деньги за услуги, больше 1\s000/)[0]).toBe('со второй подписью')
  },
}
export const GiveRole: Story = {
  name: '[CONSOLE-02] Роль дают клавишами, увидев, что изменится',
  tags: ['!dev', '!autodocs'],
  parameters: inSituation({
    path: '/settings?part=people',
    answers: [...listed, previewed, replies(staff.giveStaffRole, MEMBERS[1]!)],
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Вера Лунина/ })
    await userEvent.keyboard('jj{Enter}')
    const panel = await canvas.findByRole('region', { name: 'Вера Лунина' })
    await userEvent.click(within(panel).getByRole('button', { name: 'Дать роль' }))
    const dialog = within(await focusedDialog())
    await userEvent.selectOptions(await dialog.findByLabelText('Роль'), 'editor')
    await expect(await dialog.findByText(/Прибавится: .*баннеры/)).toBeVisible()
    await expect(dialog.getByText(/Завершится 1\sвход/)).toBeVisible()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await canvas.findByText(/Роль дана/)).toBeInTheDocument()
  },
}
export const TakeRole: Story = {
  name: 'Последнюю роль забирают: он перестанет быть сотрудником',
  parameters: inSituation({
    path: '/settings?part=people&person=00000000-0000-4000-8000-000000000002',
    answers: [...listed, previewed, refuses(staff.takeStaffRole, 'person/last-admin')],
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Забрать роль: оператор' }))
    const dialog = within(await focusedDialog())
    await expect(await dialog.findByText(/Сотрудником он быть перестанет/)).toBeVisible()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(
      await dialog.findByText('Последний администратор должен остаться администратором'),
    ).toBeVisible()
  },
}
export const GivePermission: Story = {
  name: '[CONSOLE-02] Право сверх роли дают на срок',
  tags: ['!dev', '!autodocs'],
  parameters: inSituation({
    path: '/settings?part=people&person=00000000-0000-4000-8000-000000000003',
    answers: [...listed, replies(staff.giveStaffPermission, MEMBERS[2]!)],
  }),
  play: async ({ canvas }) => {
    const extra = within(await canvas.findByRole('region', { name: 'Права сверх роли' }))
    await expect(extra.getByText('Видеть заказы и отчеты, до 30.11.2026')).toBeVisible()
    await userEvent.click(extra.getByRole('button', { name: 'Дать право на срок' }))
    const dialog = within(await focusedDialog())
    const choice = await dialog.findByLabelText('Право')
    const offered = [...choice.querySelectorAll('option')].map(({ value }) => value)
    // What the role gives, what is given already and what is the chief's alone are not offered.
    await expect(
      offered.filter((one) => ['banners.write', 'orders.read', 'staff.write'].includes(one)),
    ).toEqual([])
    await userEvent.selectOptions(choice, 'catalogue.write')
    await userEvent.type(dialog.getByLabelText('Последний день'), '31.12.2099')
    await expect(
      await dialog.findByText(/заработает сразу и погаснет само: последний день 31\.12\.2099/),
    ).toBeVisible()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await canvas.findByText('Право дано на срок')).toBeInTheDocument()
  },
}
export const EndSession: Story = {
  name: 'Один вход завершают',
  tags: ['!dev', '!autodocs'],
  parameters: inSituation({
    path: '/settings?part=people&person=00000000-0000-4000-8000-000000000002',
    answers: [...listed, replies(staff.endStaffSession, { ended: true })],
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Завершить вход: Firefox/ }))
    const dialog = within(await focusedDialog())
    await waitFor(() => expect(dialog.getByText(/Там понадобится войти заново/)).toBeVisible())
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await canvas.findByText('Вход завершен')).toBeInTheDocument()
  },
}
const ending = recorded(replies(staff.endAllStaffSessions, { ended: 4 }))

export const EndAll: Story = {
  name: 'Входы всех сотрудников завершают с причиной',
  tags: ['!dev', '!autodocs'],
  parameters: inSituation({ path: '/settings?part=people', answers: [...listed, ending.recording] }),
  play: async ({ canvas }) => {
    ending.bodies.length = 0
    await canvas.findByRole('row', { name: /Вера Лунина/ })
    canvas.getByRole('button', { name: 'Завершить входы всех' }).focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await focusedDialog())
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await dialog.findByText('Впишите причину')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Причина'), 'Пропал ноутбук')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(ending.bodies).toEqual([{ reason: 'Пропал ноутбук', own: false }]))
    await expect(await canvas.findByText('Завершено: 4 входа')).toBeInTheDocument()
  },
}
export const NewMember: Story = {
  name: 'Новый человек: ищут учетную запись',
  parameters: inSituation({
    path: '/settings?part=people',
    answers: [...listed, replies(admin.listUsers, { users: [], count: 0 })],
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Вера Лунина/ })
    await userEvent.keyboard('n')
    const dialog = within(await focusedDialog())
    await userEvent.type(await dialog.findByLabelText('Почта или имя'), 'new@example.com')
    await expect(await dialog.findByText('Такой учетной записи нет.')).toBeVisible()
  },
}
export const Empty: Story = {
  name: 'Сотрудников нет',
  parameters: inSituation({
    path: '/settings?part=people',
    answers: [replies(staff.listStaff, { staff: [] }), replies(staff.listStaffRoles, ROLES)],
  }),
}
export const Loading: Story = {
  name: 'Загружаем',
  parameters: inSituation({
    path: '/settings?part=people',
    answers: [waits(staff.listStaff), waits(staff.listStaffRoles)],
  }),
}
export const Refused: Story = {
  name: 'Отказ',
  parameters: inSituation({
    path: '/settings?part=people',
    answers: [refuses(staff.listStaff, 'rate/limit'), refuses(staff.listStaffRoles, 'rate/limit')],
  }),
}
