import { protocol, types } from '@electric-sql/pglite';
import type { PGlite } from '@electric-sql/pglite';

const { serialize, messages } = protocol;

type Prepared = {
  readonly name: string;
  readonly parameters: readonly number[];
  readonly columns: readonly { readonly name: string; readonly dataTypeID: number }[];
};

/** More than the product has; a text with a list of another length each time is a new statement. */
const mostPrepared = 500;

const joined = (...parts: readonly Uint8Array[]): Uint8Array => Buffer.concat(parts);

/**
 * Statements that are prepared once and found again by their text, as postgres.ts names them for a server. PGlite's own
 * `query` parses and plans each time, which takes several times as long as running what this product asks
 * (docs/performance.md). One message there and back instead of six, too.
 */
export const makeStatements = (lite: PGlite) => {
  const prepared = new Map<string, Prepared>();
  let made = 0;

  const send = async (...parts: readonly Uint8Array[]) => {
    const answer = await lite.runExclusive(() =>
      lite.execProtocol(joined(...parts, serialize.sync())),
    );
    return answer.messages;
  };

  const prepare = async (text: string): Promise<Prepared> => {
    made += 1;
    const name = `s${made}`;
    const described = await send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    );
    let parameters: Prepared['parameters'] = [];
    let columns: Prepared['columns'] = [];
    for (const message of described) {
      if (message instanceof messages.ParameterDescriptionMessage) {
        parameters = message.dataTypeIDs;
      }
      if (message instanceof messages.RowDescriptionMessage) columns = message.fields;
    }
    return { name, parameters, columns };
  };

  const dropOldest = async (): Promise<void> => {
    const [oldest] = prepared;
    if (!oldest) return;
    const [text, { name }] = oldest;
    prepared.delete(text);
    await send(serialize.close({ type: 'S', name }));
  };

  const find = async (text: string): Promise<Prepared> => {
    const known = prepared.get(text);
    if (known) {
      // A Map keeps insertion order: the least recently used is the first.
      prepared.delete(text);
      prepared.set(text, known);
      return known;
    }
    const statement = await prepare(text);
    prepared.set(text, statement);
    if (prepared.size > mostPrepared) await dropOldest();
    return statement;
  };

  return {
    run: async <Row>(text: string, values: readonly unknown[]): Promise<Row[]> => {
      const { name, parameters, columns } = await find(text);
      const written = values.map((value, n) => {
        if (value === null || value === undefined) return null;
        const serializer = lite.serializers[parameters[n] ?? types.TEXT];
        // A type without a serializer, as uuid is, takes its text.
        if (!serializer) return typeof value === 'string' ? value : JSON.stringify(value);
        return serializer(value);
      });
      const answer = await send(
        serialize.bind({ statement: name, values: written }),
        serialize.execute({}),
      );
      const rows: Row[] = [];
      for (const message of answer) {
        if (!(message instanceof messages.DataRowMessage)) continue;
        const { fields } = message;
        const row: Record<string, unknown> = {};
        columns.forEach((column, n) => {
          row[column.name] = types.parseType(fields[n] ?? null, column.dataTypeID, lite.parsers);
        });
        rows.push(row as Row);
      }
      return rows;
    },
  };
};
