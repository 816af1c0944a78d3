import { expect, test } from 'vitest';
import { changeService, listServices } from '#contract/catalogue-editor.ts';
import { useApp } from '../testing/app.ts';
import { addOperatorTo } from '../testing/operators.ts';

const t = useApp();

test('of several who save the same version at once, one succeeds and the others are told', async () => {
  const admin = await addOperatorTo(t);
  const [maid] = await admin.send(listServices);
  if (!maid) throw new Error('There is no service');
  const { id, serviceName: _name, serviceImage: _image, active: _on, ...seen } = maid;
  const params = { id: String(id) };
  const charges = [101, 102, 103, 104];
  const answers = await Promise.all(
    charges.map((serviceCharge) =>
      admin.try(changeService, { ...seen, serviceCharge }, { params }),
    ),
  );
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual([
    '200',
    '409',
    '409',
    '409',
  ]);
  const won = charges[answers.findIndex(({ status }) => status === 200)];
  const [after] = await admin.send(listServices);
  expect(after).toMatchObject({ serviceCharge: won, version: seen.version + 1 });
});
