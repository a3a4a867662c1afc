<?php
/** Writes a post as a role, through the REST route of the block editor; an editor then publishes it without changing its text. */

require __DIR__ . '/load.php';

function kulla_request( string $role, string $route, array $fields ): array {
	wp_set_current_user( get_user_by( 'login', $role )->ID );
	$request = new WP_REST_Request( 'POST', $route );
	$request->set_body_params( $fields );
	return rest_do_request( $request )->get_data();
}

[ 'role' => $role, 'content' => $content ] = kulla_input();
$id = kulla_request( $role, '/wp/v2/posts', [ 'title' => "By $role", 'content' => $content, 'status' => 'pending' ] )['id'];
kulla_request( 'editor', "/wp/v2/posts/$id", [ 'status' => 'publish' ] );
kulla_answer( [ 'id' => $id, 'content' => get_post( $id )->post_content ] );
