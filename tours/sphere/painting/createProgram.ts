export type Gl = WebGLRenderingContext | WebGL2RenderingContext;

/** A program and the places of what is handed to it, by name. */
export type Program = {
  readonly activate: () => void;
  readonly at: (uniform: string) => WebGLUniformLocation | null;
};

/** Every program here takes the same corners, at place 0. */
export const cornerPlace = 0;

/** Throws where the graphics card refuses it; not where the context is lost, as it will be drawn anew then. */
export function createProgram(gl: Gl, vertices: string, fragments: string): Program {
  const program = gl.createProgram();
  const shaders = [
    [gl.VERTEX_SHADER, vertices],
    [gl.FRAGMENT_SHADER, fragments],
  ] as const;
  for (const [kind, source] of shaders) {
    const shader = gl.createShader(kind);
    if (!shader) continue;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    // It goes with the program.
    gl.deleteShader(shader);
  }
  gl.bindAttribLocation(program, cornerPlace, "corner");
  gl.linkProgram(program);
  if (gl.getProgramParameter(program, gl.LINK_STATUS) !== true && !gl.isContextLost()) {
    throw new Error(`WebGL: ${gl.getProgramInfoLog(program) ?? "no program"}`);
  }
  return {
    activate: () => gl.useProgram(program),
    at: (uniform) => gl.getUniformLocation(program, uniform),
  };
}
