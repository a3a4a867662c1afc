export type Gl = WebGLRenderingContext | WebGL2RenderingContext;

/** A WebGL program and the locations of its uniforms, by name. */
export type Program = {
  readonly activate: () => void;
  readonly at: (uniform: string) => WebGLUniformLocation | null;
};

/** The attribute location of the corners, the same in every program. */
export const cornerLocation = 0;

/** Throws if the graphics card rejects it, but not if the context is lost: everything is created again once it is restored. */
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
    // Freed with the program.
    gl.deleteShader(shader);
  }
  gl.bindAttribLocation(program, cornerLocation, "corner");
  gl.linkProgram(program);
  if (gl.getProgramParameter(program, gl.LINK_STATUS) !== true && !gl.isContextLost()) {
    throw new Error(`WebGL: ${gl.getProgramInfoLog(program) ?? "no program"}`);
  }
  return {
    activate: () => gl.useProgram(program),
    at: (uniform) => gl.getUniformLocation(program, uniform),
  };
}
