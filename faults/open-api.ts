/** As much of JSON Schema as the product's own document uses. */
export type Schema = {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
};

type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: Schema;
};

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

type Described = {
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
};

/** One documented call, with nothing but what the document says of it. */
export type Operation = {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
  readonly takesFiles: boolean;
};

export const readOperations = async (url: string): Promise<Operation[]> => {
  const response = await fetch(`${url}/api/openapi.json`);
  const { paths } = (await response.json()) as {
    paths: Record<string, Record<string, Described>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json']?.schema,
      takesFiles: requestBody?.content['multipart/form-data'] !== undefined,
    })),
  );
};
